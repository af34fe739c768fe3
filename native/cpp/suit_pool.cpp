#include "suit_pool.h"

namespace schlemm {

namespace {

unsigned key_of(unsigned holding) { return length_of(holding) * kSuitPoints + points_of(holding); }

// Calls `see` with every holding that has all of `sure` and else only some of `cards`, rising.
template <typename See> void each_holding(unsigned cards, unsigned sure, See see) {
    const unsigned free = cards & ~sure;
    for (unsigned part = 0;; part = (part - free) & free) {
        see(part | sure);
        if (part == free) break;
    }
}

} // namespace

// A counting sort, which keeps the holdings of a key in rising order.
SuitPool::SuitPool(unsigned cards, unsigned sure) : first_(), holdings_() {
    each_holding(cards, sure, [&](unsigned holding) { ++first_[key_of(holding) + 1]; });
    for (unsigned key = 0; key < kKeys; ++key) first_[key + 1] = static_cast<uint16_t>(first_[key + 1] + first_[key]);
    uint16_t next[kKeys];
    for (unsigned key = 0; key < kKeys; ++key) next[key] = first_[key];
    each_holding(cards, sure, [&](unsigned holding) { holdings_[next[key_of(holding)]++] = static_cast<uint16_t>(holding); });
}

} // namespace schlemm
