// The sets of 26 cards that two partners can have together, within bounds on points and lengths: counted exactly, suit
// by suit, and numbered, so that a number draws one uniformly.
#pragma once

#include "suit_pool.h"

namespace schlemm {

struct Bounds {
    uint8_t least[5]; // clubs to spades, then points
    uint8_t most[5];

    bool bind() const { // whether they leave anything out
        for (unsigned each = 0; each < 5; ++each)
            if (least[each] > 0 || most[each] < (each < 4 ? 13 : 40)) return true;
        return false;
    }
    bool fit(uint64_t cards) const {
        unsigned points = 0;
        for (unsigned suit = 0; suit < 4; ++suit) {
            const unsigned holding = suit_of(cards, suit), length = length_of(holding);
            if (length < least[suit] || length > most[suit]) return false;
            points += points_of(holding);
        }
        return least[4] <= points && points <= most[4];
    }
};

class SidePool {
  public:
    // cards: what may be among them; sure: what is among them, besides.
    SidePool(uint64_t cards, uint64_t sure, const Bounds &bounds);

    uint64_t count() const { return rest_[0][0][0]; }

    // The cards with this number, below `count()`.
    uint64_t cards(uint64_t number) const;

  private:
    static constexpr unsigned kCards = 27, kPoints = 41;

    SuitPool suits_[4];
    Bounds bounds_;
    // In how many ways the suits from here on complete so many cards with so many points.
    uint64_t rest_[5][kCards][kPoints];
};

} // namespace schlemm
