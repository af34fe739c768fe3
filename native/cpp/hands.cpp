// Hands by their class and number, and halves of 26 cards, behind the C interface.
#include "cards.h"
#include "faults.h"
#include "hand_pool.h"
#include "allocation.h"

struct schlemm_hands {
    schlemm::HandPool pool;
    schlemm_hands(uint64_t cards, uint64_t sure) : pool(cards, sure) {}
};

namespace {

using namespace schlemm;

// The sets of thirteen things, by their size, then rising; where each size begins, and how many halves there are with
// so many things of the lower thirteen or fewer.
struct Sizes {
    uint16_t sets[kHoldings];
    uint16_t begin[kLengths + 1];
    uint32_t upto[kLengths];
    constexpr Sizes() : sets(), begin(), upto() {
        uint16_t ways[kLengths] = {}, next[kLengths] = {};
        for (unsigned set = 0; set < kHoldings; ++set) ++ways[count_of(set)];
        uint32_t all = 0;
        for (unsigned size = 0; size < kLengths; ++size) {
            next[size] = begin[size];
            begin[size + 1] = static_cast<uint16_t>(begin[size] + ways[size]);
            upto[size] = all += static_cast<uint32_t>(ways[size]) * ways[size];
        }
        for (unsigned set = 0; set < kHoldings; ++set) sets[next[count_of(set)]++] = static_cast<uint16_t>(set);
    }
};
constexpr Sizes kSizes;

uint64_t half_of(uint64_t cards, uint32_t number) {
    unsigned low = 0;
    while (number >= kSizes.upto[low]) ++low;
    if (low) number -= kSizes.upto[low - 1];
    const unsigned ways = static_cast<unsigned>(kSizes.begin[low + 1] - kSizes.begin[low]);
    uint32_t chosen = kSizes.sets[kSizes.begin[low] + number % ways];
    chosen |= static_cast<uint32_t>(kSizes.sets[kSizes.begin[13 - low] + number / ways]) << 13;
    uint64_t half = 0;
    for (; chosen; chosen >>= 1, cards &= cards - 1)
        if (chosen & 1) half |= cards & -cards;
    return half;
}

} // namespace

uint32_t schlemm_hands_new(uint64_t cards, uint64_t sure, schlemm_hands **hands, schlemm_fault *fault) {
    if (missing({{2, hands}}, fault)) return SCHLEMM_NULL_ARGUMENT;
    *hands = nullptr;
    if ((cards | sure) & ~kAllCards) return tell(fault, SCHLEMM_NOT_A_CARD, 0, (cards | sure) & ~kAllCards);
    *hands = make<schlemm_hands>(cards, sure);
    return *hands ? tell(fault, SCHLEMM_OK) : tell(fault, SCHLEMM_NO_MEMORY, 0, sizeof(schlemm_hands));
}

void schlemm_hands_free(schlemm_hands *hands) { destroy(hands); }

void schlemm_hands_ways(const schlemm_hands *hands, uint64_t *ways) {
    for (unsigned shape = 0; shape < SCHLEMM_SHAPES; ++shape) hands->pool.count_shape(shape, ways + SCHLEMM_POINTS * shape);
}

uint32_t schlemm_hands_of(const schlemm_hands *hands, const uint64_t *classes, const uint64_t *numbers, size_t count,
                          uint64_t *found, schlemm_fault *fault) {
    const bool any = count != 0;
    if (missing({{0, hands}, {1, classes, any}, {2, numbers, any}, {4, found, any}}, fault)) return SCHLEMM_NULL_ARGUMENT;
    for (size_t at = 0; at < count; ++at) {
        if (classes[at] >= HandPool::kClasses) return tell(fault, SCHLEMM_NO_SUCH_NUMBER, at, classes[at]);
        const unsigned place = static_cast<unsigned>(classes[at]);
        if (numbers[at] >= hands->pool.ways_of(place)) return tell(fault, SCHLEMM_NO_SUCH_NUMBER, at, numbers[at]);
        found[at] = hands->pool.hand_of(place, numbers[at]);
    }
    return tell(fault, SCHLEMM_OK);
}

uint32_t schlemm_halves(const uint64_t *cards, const uint64_t *numbers, size_t count, uint64_t *halves,
                        schlemm_fault *fault) {
    const bool any = count != 0;
    if (missing({{0, cards, any}, {1, numbers, any}, {3, halves, any}}, fault)) return SCHLEMM_NULL_ARGUMENT;
    for (size_t at = 0; at < count; ++at) {
        if (cards[at] & ~kAllCards) return tell(fault, SCHLEMM_NOT_A_CARD, at, cards[at] & ~kAllCards);
        if (count_of(cards[at]) != 26) return tell(fault, SCHLEMM_WRONG_SIZE, at, count_of(cards[at]));
        if (numbers[at] >= kSizes.upto[13]) return tell(fault, SCHLEMM_NO_SUCH_NUMBER, at, numbers[at]);
        halves[at] = half_of(cards[at], static_cast<uint32_t>(numbers[at]));
    }
    return tell(fault, SCHLEMM_OK);
}
