// The best line: what is played to the last card when everybody sees all cards and nobody errs.
//
// What is known stays from card to card: after the first one most questions are answered by it.
#pragma once

#include "guess.h"
#include "search_steps.h"

namespace schlemm::SCHLEMM_VARIANT {

constexpr int kLongest = 52; // cards of a play

inline int Search::play(int card) {
    const int player = seat();
    if (played_ == 0) trick_.suit = suit_at(card);
    if (played_ == 0 || beats(card, trick_.winning, board_.trump)) {
        trick_.winner = player;
        trick_.winning = card;
    }
    trick_.cards |= bit_of(card);
    board_.play(player, card);
    if (++played_ < kSeats) return 0;
    played_ = 0;
    --tricks_;
    trick_.leader = trick_.winner;
    trick_.cards = 0;
    board_.in_play = board_.everything();
    return of_north_south(trick_.winner);
}

inline uint8_t for_side(int value, int tricks, int seat) {
    return static_cast<uint8_t>(of_north_south(seat) ? value : tricks - value);
}

// Whether north-south take `value` tricks with a card, which they do with the best one.
inline bool keeps(Search &search, int card, int value) {
    const bool north_south = of_north_south(search.seat());
    if (north_south ? value == 0 : value == search.tricks()) return true;
    return north_south ? search.bound_of(card, value) >= value : search.bound_of(card, value + 1) <= value;
}

// One card of each sequence, the lowest, in the order in which they are played: by rank, then clubs before spades.
inline void list_lowest(const Search &search, Moves &moves) {
    const uint64_t legal = search.legal(), tops = sequence_tops(legal, search.board().in_play);
    for (uint64_t left = tops; left; left &= left - 1) {
        const int card = last(worth_the_same(legal, tops, first(left))), real = search.board().real[card];
        moves.add(-(kSuits * (real % 13) + real / 13), card);
    }
}

// The first of these cards that costs nothing; if no other is left, that is the last one.
inline int best_card(Search &search, int value) {
    Moves moves;
    list_lowest(search, moves);
    int card = moves.take();
    while (moves.any() && !search.ended() && !keeps(search, card, value)) card = moves.take();
    return card;
}

// The tricks of the side in turn, then the cards, as many as are found.
inline void solve_line(Search &search, uint8_t *answers) {
    const int all = search.tricks();
    int value = all ? search.value(likely_tricks(search.board(), all)) : 0;
    if (search.ended()) return;
    *answers = for_side(value, all, search.seat());
    while (search.tricks()) {
        const int card = best_card(search, value);
        if (search.ended()) return;
        *++answers = search.board().real[card];
        value -= search.play(card);
    }
}

// A card as numbered on the board, if the player in turn may play it; -1 if not.
inline int playable(const Search &search, unsigned card) {
    for (uint64_t legal = search.legal(); legal; legal &= legal - 1)
        if (search.board().real[first(legal)] == card) return first(legal);
    return -1;
}

// The tricks of the side in turn at the start, of all of them: with best play at once, and then from after each card of a
// course on. Returns how many of the cards could be played.
inline int solve_course(Search &search, const uint8_t *cards, uint8_t *answers) {
    const int all = search.tricks(), seat = search.seat();
    int won = 0, guess = all ? likely_tricks(search.board(), all) : 0;
    for (int at = 0;; ++at) {
        const int value = search.tricks() ? search.value(guess) : 0;
        if (search.ended()) return at;
        answers[at] = for_side(won + value, all, seat);
        if (at == kLongest || cards[at] == SCHLEMM_UNKNOWN) return at;
        const int card = search.tricks() ? playable(search, cards[at]) : -1;
        if (card < 0) return at;
        const int taken = search.play(card);
        won += taken;
        guess = value - taken;
    }
}

} // namespace schlemm::SCHLEMM_VARIANT
