// The hands of thirteen cards that can be made of given cards and fit a set of classes: counted exactly and numbered, so
// that a number draws one uniformly. The same numbers as those of `schlemm.dealing._ranked.HandsOf`.
#pragma once

#include "suit_pool.h"

namespace schlemm {

class HandPool {
  public:
    static constexpr unsigned kPairPoints = 2 * kSuitPoints - 1; // 0 ... 20 in two suits
    static constexpr unsigned kClasses = SCHLEMM_SHAPES * SCHLEMM_POINTS;

    // cards: what may be in a hand; sure: what is in every hand, besides.
    HandPool(uint64_t cards, uint64_t sure);

    // Keeps the classes of which `fits(class)` is true; must be called once before hands are drawn.
    template <typename Fits> void keep(Fits fits) {
        used_ = 0;
        uint64_t upto = 0;
        for (unsigned shape = 0; shape < SCHLEMM_SHAPES; ++shape) {
            uint64_t ways[SCHLEMM_POINTS];
            if (!count_shape(shape, ways)) continue;
            for (unsigned points = 0; points < SCHLEMM_POINTS; ++points) {
                const unsigned place = SCHLEMM_POINTS * shape + points;
                if (!ways[points] || !fits(place)) continue;
                upto_[used_] = upto += ways[points];
                class_[used_++] = static_cast<uint16_t>(place);
            }
        }
    }

    // How many hands fit.
    uint64_t count() const { return used_ ? upto_[used_ - 1] : 0; }

    // The least and the most cards of a suit, or points (suit 4), of the hands that fit; there must be some.
    void span(unsigned suit, unsigned &least, unsigned &most) const;

    // The hand with this number, below `count()`.
    uint64_t hand(uint64_t number) const;

    // How many hands of a class there are, kept or not, and the hand with this number among them.
    uint64_t ways_of(unsigned place) const;
    uint64_t hand_of(unsigned place, uint64_t number) const;

    // How many hands of each class there are; false if there is none of this shape.
    bool count_shape(unsigned shape, uint64_t *ways) const;

  private:
    SuitPool suits_[4];
    uint32_t pairs_[2][kLengths][kLengths][kPairPoints]; // ways of clubs and diamonds, hearts and spades
    unsigned used_ = 0;
    uint16_t class_[kClasses];
    uint64_t upto_[kClasses]; // how many hands there are in the classes so far, this one included
};

} // namespace schlemm
