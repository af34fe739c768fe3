#include "side_pool.h"

namespace schlemm {

SidePool::SidePool(uint64_t cards, uint64_t sure, const Bounds &bounds)
    : suits_{{suit_of(cards, 0), suit_of(sure, 0)},
             {suit_of(cards, 1), suit_of(sure, 1)},
             {suit_of(cards, 2), suit_of(sure, 2)},
             {suit_of(cards, 3), suit_of(sure, 3)}},
      bounds_(bounds), rest_() {
    for (unsigned points = bounds.least[4]; points <= bounds.most[4]; ++points) rest_[4][26][points] = 1;
    for (unsigned suit = 4; suit-- > 0;)
        for (unsigned length = bounds.least[suit]; length <= bounds.most[suit]; ++length)
            for (unsigned points = 0; points < kSuitPoints; ++points) {
                const uint64_t ways = suits_[suit].ways(length, points);
                if (!ways) continue;
                for (unsigned cards = 0; cards + length < kCards; ++cards)
                    for (unsigned before = 0; before + points < kPoints; ++before)
                        rest_[suit][cards][before] += ways * rest_[suit + 1][cards + length][before + points];
            }
}

uint64_t SidePool::cards(uint64_t number) const {
    uint64_t found = 0;
    unsigned held = 0, counted = 0;
    for (unsigned suit = 0; suit < 4; ++suit) {
        bool chosen = false;
        for (unsigned length = bounds_.least[suit]; !chosen && length <= bounds_.most[suit]; ++length) {
            if (held + length >= kCards) break;
            for (unsigned points = 0; points < kSuitPoints && counted + points < kPoints; ++points) {
                const uint64_t after = rest_[suit + 1][held + length][counted + points];
                const uint64_t ways = suits_[suit].ways(length, points) * after;
                if (number >= ways) {
                    number -= ways;
                    continue;
                }
                found |= suits_[suit].holding(length, points, number / after) << 13 * suit;
                number %= after;
                held += length;
                counted += points;
                chosen = true;
                break;
            }
        }
    }
    return found;
}

} // namespace schlemm
