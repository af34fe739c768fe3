// The holdings of one suit that have some cards for sure and any of some others, by length and points.
#pragma once

#include "cards.h"

namespace schlemm {

class SuitPool {
  public:
    static constexpr unsigned kKeys = kLengths * kSuitPoints;

    SuitPool(unsigned cards, unsigned sure);

    // How many there are with so many cards and points.
    uint32_t ways(unsigned length, unsigned points) const {
        const unsigned key = length * kSuitPoints + points;
        return first_[key + 1] - first_[key];
    }

    // The holding with this number among those of this length with these points: 13 bits.
    uint64_t holding(unsigned length, unsigned points, uint64_t number) const {
        return holdings_[first_[length * kSuitPoints + points] + number];
    }

  private:
    uint16_t first_[kKeys + 1]; // where the holdings of each key begin
    uint16_t holdings_[kHoldings];
};

} // namespace schlemm
