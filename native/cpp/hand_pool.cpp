#include "hand_pool.h"

namespace schlemm {

HandPool::HandPool(uint64_t cards, uint64_t sure)
    : suits_{{suit_of(cards, 0), suit_of(sure, 0)},
             {suit_of(cards, 1), suit_of(sure, 1)},
             {suit_of(cards, 2), suit_of(sure, 2)},
             {suit_of(cards, 3), suit_of(sure, 3)}},
      pairs_() {
    for (unsigned pair = 0; pair < 2; ++pair)
        for (unsigned one = 0; one < kLengths; ++one)
            for (unsigned other = 0; one + other < kLengths; ++other)
                for (unsigned points = 0; points < kSuitPoints; ++points) {
                    const uint32_t ways = suits_[2 * pair].ways(one, points);
                    for (unsigned more = 0; ways && more < kSuitPoints; ++more)
                        pairs_[pair][one][other][points + more] += ways * suits_[2 * pair + 1].ways(other, more);
                }
}

namespace {

// In how many ways two pairs of suits have so many points together.
uint64_t product(const uint32_t *low, const uint32_t *high, unsigned points) {
    constexpr unsigned kMost = HandPool::kPairPoints - 1;
    uint64_t ways = 0;
    for (unsigned lower = points > kMost ? points - kMost : 0; lower <= kMost && lower <= points; ++lower)
        ways += static_cast<uint64_t>(low[lower]) * high[points - lower];
    return ways;
}

} // namespace

bool HandPool::count_shape(unsigned shape, uint64_t *ways) const {
    const uint8_t *lengths = kShapes.lengths[shape];
    const uint32_t *low = pairs_[0][lengths[0]][lengths[1]], *high = pairs_[1][lengths[2]][lengths[3]];
    uint64_t all = 0;
    for (unsigned points = 0; points < SCHLEMM_POINTS; ++points) all += ways[points] = product(low, high, points);
    return all != 0;
}

uint64_t HandPool::ways_of(unsigned place) const {
    const uint8_t *lengths = kShapes.lengths[place / SCHLEMM_POINTS];
    return product(pairs_[0][lengths[0]][lengths[1]], pairs_[1][lengths[2]][lengths[3]], place % SCHLEMM_POINTS);
}

void HandPool::span(unsigned suit, unsigned &least, unsigned &most) const {
    least = 40;
    most = 0;
    for (unsigned at = 0; at < used_; ++at) {
        const unsigned shape = class_[at] / SCHLEMM_POINTS, points = class_[at] % SCHLEMM_POINTS;
        const unsigned here = suit < 4 ? kShapes.lengths[shape][suit] : points;
        least = here < least ? here : least;
        most = here > most ? here : most;
    }
}

namespace {

// How so many points fall on two parts, for a number below the ways of the sum: the points of the first part, and the
// number of each part. `one(points)` and `other(points)` tell the ways of the parts, `most` the other's most points.
struct Split {
    unsigned points;
    uint64_t first;
    uint64_t second;
};
template <typename One, typename Other>
Split split(unsigned together, unsigned most, uint64_t number, One one, Other other) {
    for (unsigned points = together > most ? together - most : 0;; ++points) {
        const uint64_t others = other(together - points), ways = one(points) * others;
        if (number < ways) return Split{points, number / others, number % others};
        number -= ways;
    }
}

} // namespace

uint64_t HandPool::hand(uint64_t number) const {
    unsigned low = 0, high = used_ - 1;
    while (low < high) {
        const unsigned middle = (low + high) / 2;
        if (upto_[middle] > number) high = middle;
        else low = middle + 1;
    }
    return hand_of(class_[low], low ? number - upto_[low - 1] : number);
}

uint64_t HandPool::hand_of(unsigned place, uint64_t number) const {
    const uint8_t *lengths = kShapes.lengths[place / SCHLEMM_POINTS];
    const unsigned together = place % SCHLEMM_POINTS;
    const uint32_t *lower = pairs_[0][lengths[0]][lengths[1]], *upper = pairs_[1][lengths[2]][lengths[3]];
    const Split halves = split(
        together, kPairPoints - 1, number, [&](unsigned points) { return uint64_t(lower[points]); },
        [&](unsigned points) { return uint64_t(upper[points]); });
    uint64_t cards = 0;
    for (unsigned half = 0; half < 2; ++half) {
        const SuitPool &one = suits_[2 * half], &two = suits_[2 * half + 1];
        const unsigned first = lengths[2 * half], second = lengths[2 * half + 1];
        const unsigned points = half ? together - halves.points : halves.points;
        const Split suits = split(
            points, kSuitPoints - 1, half ? halves.second : halves.first,
            [&](unsigned mine) { return uint64_t(one.ways(first, mine)); },
            [&](unsigned mine) { return uint64_t(two.ways(second, mine)); });
        cards |= one.holding(first, suits.points, suits.first) << 26 * half;
        cards |= two.holding(second, points - suits.points, suits.second) << (26 * half + 13);
    }
    return cards;
}

} // namespace schlemm
