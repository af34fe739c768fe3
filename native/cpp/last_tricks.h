// The last two tricks, played out without table or order: there are at most sixteen ways to play the first of them.
#pragma once

#include "board.h"

namespace schlemm::SCHLEMM_VARIANT {

// Who takes the last trick: whether north-south, and the winner's rank if it mattered.
inline bool last_trick(const Board &board, int leader, uint64_t &ranks) {
    int winner = leader, winning = first(board.hands[leader]), of_its_suit = 0, cards[kSeats];
    for (int place = 0; place < kSeats; ++place) {
        const int seat = (leader + place) & 3;
        cards[place] = first(board.hands[seat]);
        if (place && beats(cards[place], winning, board.trump)) {
            winner = seat;
            winning = cards[place];
        }
    }
    for (const int each : cards) of_its_suit += suit_at(each) == suit_at(winning);
    ranks = of_its_suit > 1 ? bit_of(winning) : 0;
    return of_north_south(winner);
}

// Four hands of two cards, from the leader's on.
class LastTwo {
  public:
    LastTwo(const Board &board, int leader)
        : everything_(board.everything()), leaders_(board.hands[leader] | board.hands[partner_of(leader)]),
          trumps_(board.trumps() ? lane(board.trump) : 0) {
        for (int place = 0; place < kSeats; ++place) hands_[place] = board.hands[(leader + place) & 3];
    }

    // Whether the leader's side takes `needed` tricks, 1 or 2, and the cards whose rank mattered.
    bool reached(int needed, uint64_t &ranks) const {
        uint64_t failed = 0;
        for (uint64_t left = hands_[0]; left; left &= left - 1) {
            uint64_t mattered = 0;
            if (goes_on<1>(needed, left & (0 - left), lane(suit_at(first(left))), mattered)) {
                ranks = mattered;
                return true;
            }
            failed |= mattered;
        }
        ranks = failed;
        return false;
    }

  private:
    // The same with the place-th hand in turn, after the cards of the trick so far; `suit` is the one that was led.
    template <int Place> bool goes_on(int needed, uint64_t trick, uint64_t suit, uint64_t &ranks) const {
        constexpr bool wish = Place == 2; // partner's, the others wish that it is not reached
        const uint64_t following = hands_[Place] & suit;
        uint64_t failed = 0;
        for (uint64_t left = following ? following : hands_[Place]; left; left &= left - 1) {
            const uint64_t with = trick | (left & (0 - left));
            uint64_t mattered = 0;
            bool reached;
            if constexpr (Place < 3) reached = goes_on<Place + 1>(needed, with, suit, mattered);
            else reached = ends(needed, with, suit, mattered);
            if (reached == wish) {
                ranks = mattered;
                return wish;
            }
            failed |= mattered;
        }
        ranks = failed;
        return !wish;
    }

    // The card that wins a whole trick; its rank matters if it beats another one of its suit.
    uint64_t winning(uint64_t trick, uint64_t suit, uint64_t &ranks) const {
        const uint64_t ruffs = trick & trumps_, among = ruffs ? ruffs : trick & suit, card = among & (0 - among);
        if (among != card) ranks |= card;
        return card;
    }

    // The same once the first trick is whole, by which the second is settled.
    bool ends(int needed, uint64_t trick, uint64_t suit, uint64_t &ranks) const {
        const uint64_t card = winning(trick, suit, ranks);
        const bool won = card & leaders_;
        if (won == (needed == 1)) return won;
        uint64_t winner = 0;
        for (const uint64_t hand : hands_) winner |= hand & card ? hand : 0;
        const uint64_t left = everything_ ^ trick;
        return winning(left, lane(suit_at(first(winner & left))), ranks) & leaders_;
    }

    uint64_t hands_[kSeats], everything_, leaders_, trumps_;
};

// A bound on north-south's tricks, of two, on the side of a target that is 1 or 2.
inline int last_two(const Board &board, int leader, int target, uint64_t &ranks) {
    const bool north_south = of_north_south(leader);
    const int needed = north_south ? target : 3 - target;
    const LastTwo two(board, leader);
    int taken = two.reached(needed, ranks) ? needed : needed - 1;
    if (taken == 1) { // a bound that says more than was asked costs little here
        uint64_t mattered = 0;
        const bool both = needed == 1;
        if (two.reached(3 - needed, mattered) == both) {
            taken = both ? 2 : 0;
            ranks = mattered;
        }
    }
    return north_south ? taken : 2 - taken;
}

} // namespace schlemm::SCHLEMM_VARIANT
