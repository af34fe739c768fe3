// Who holds what while cards are played out, and the trick that is being played.
#pragma once

#include <string.h>

#include "ranks.h"
#include "schlemm_native.h"

namespace schlemm::SCHLEMM_VARIANT {

struct Board {
    uint64_t hands[kSeats];
    uint64_t lengths;  // 4 bits for each suit of each seat
    uint64_t in_play;  // cards of the hands at the start of the trick, with those that lie in it
    int trump;         // 0 ... 3, or kNotrump
    // Who holds the cards of a suit that are left, two bits each from the highest on, by the set of these cards.
    const uint32_t *owners[kSuits];
    uint32_t rows[kSuits << 13];
    // What a side can take of a suit, by the set of its cards that are left and the leader (runs.h); 0: not counted yet.
    uint64_t *runs[kSuits];
    uint64_t run_rows[kSuits << 15];
    uint8_t real[64]; // the card as callers number it

    int length(int seat, int suit) const { return lengths >> 4 * (4 * seat + suit) & 15; }
    bool trumps() const { return trump < kNotrump; }
    uint64_t everything() const { return hands[0] | hands[1] | hands[2] | hands[3]; }
    uint32_t owners_of(int suit, uint32_t ranks) const { return owners[suit][ranks]; }

    void play(int seat, int card) {
        hands[seat] ^= bit_of(card);
        lengths -= uint64_t(1) << 4 * (4 * seat + suit_at(card));
    }
    void take_back(int seat, int card) {
        hands[seat] ^= bit_of(card);
        lengths += uint64_t(1) << 4 * (4 * seat + suit_at(card));
    }
};

// A trick in progress: which cards lie in it, and which of them wins so far.
struct Trick {
    int leader, suit;
    int winner, winning; // the seat and the card
    uint64_t cards;
};

// Whether a card takes the trick from the one that wins so far.
inline bool beats(int card, int winning, int trump) {
    if (suit_at(card) == suit_at(winning)) return card < winning;
    return suit_at(card) == trump;
}

// Who holds a card or has played it, and then as which of the trick.
inline int holder_of(const schlemm_position &position, unsigned card, int *played_as) {
    for (int seat = 0; seat < kSeats; ++seat)
        if (position.hands[seat] >> card & 1) return seat;
    for (int at = 0; at < position.played; ++at)
        if (position.trick[at] == card) {
            *played_as = at;
            return (position.leader + at) & 3;
        }
    return -1;
}

// Lays out a position that was found to be sound (position_faults.h), and the trick in progress if there is one.
inline void lay_out(Board &board, Trick &trick, const schlemm_position &position) {
    board.trump = position.strain;
    board.lengths = board.in_play = 0;
    for (auto &hand : board.hands) hand = 0;
    int placed[kSeats] = {0, 0, 0, 0};
    uint32_t *row = board.rows;
    uint64_t *run = board.run_rows;
    for (int suit = 0; suit < kSuits; ++suit) {
        uint32_t holders[13];
        int found = 0;
        for (int rank = 12; rank >= 0; --rank) {
            const unsigned card = static_cast<unsigned>(13 * suit + rank);
            int played_as = -1;
            const int seat = holder_of(position, card, &played_as);
            if (seat < 0) continue;
            const int mine = kLane * suit + found;
            board.real[mine] = static_cast<uint8_t>(card);
            board.in_play |= bit_of(mine);
            if (played_as >= 0) {
                placed[played_as] = mine;
            } else {
                board.hands[seat] |= bit_of(mine);
                board.lengths += uint64_t(1) << 4 * (4 * seat + suit);
            }
            holders[found++] = static_cast<uint32_t>(seat);
        }
        board.owners[suit] = row;
        row[0] = 0;
        for (uint32_t ranks = 1; ranks < uint32_t(1) << found; ++ranks)
            row[ranks] = row[ranks & (ranks - 1)] << 2 | holders[first(ranks)];
        board.runs[suit] = run;
        memset(run, 0, sizeof *run * kSeats << found);
        row += size_t(1) << found;
        run += size_t(kSeats) << found;
    }
    trick.leader = position.leader;
    for (int at = 0; at < position.played; ++at) {
        const int card = placed[at];
        trick.cards |= bit_of(card);
        if (at == 0) {
            trick.suit = suit_at(card);
            trick.winner = position.leader;
            trick.winning = card;
        } else if (beats(card, trick.winning, board.trump)) {
            trick.winner = (position.leader + at) & 3;
            trick.winning = card;
        }
    }
}

} // namespace schlemm::SCHLEMM_VARIANT
