// The best line: what is played to the last card when everybody sees all cards and nobody errs.
//
// What is known stays from card to card: after the first one most questions are answered by it.
#pragma once

#include "guess.h"
#include "search_steps.h"

namespace schlemm::SCHLEMM_VARIANT {

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
    const uint64_t legal = search.legal(), in_play = search.board().in_play;
    for (int suit = 0; suit < kSuits; ++suit) {
        const uint32_t mine = in_suit(legal, suit);
        int tops[13];
        const int found = sequences(mine, in_suit(in_play, suit), tops);
        for (int at = 0; at < found; ++at) {
            const uint32_t above = at + 1 < found ? (uint32_t(1) << tops[at + 1]) - 1 : kLaneBits;
            const int card = kLane * suit + last(mine & above), real = search.board().real[card];
            moves.add(-(kSuits * (real % 13) + real / 13), card);
        }
    }
    moves.sort();
}

// The first of these cards that costs nothing; if no other is left, that is the last one.
inline int best_card(Search &search, int value) {
    Moves moves;
    list_lowest(search, moves);
    int at = 0;
    while (at + 1 < moves.found && !search.ended() && !keeps(search, moves.of[at].card, value)) ++at;
    return moves.of[at].card;
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

} // namespace schlemm::SCHLEMM_VARIANT
