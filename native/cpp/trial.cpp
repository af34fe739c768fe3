// One trial of a plan: what is rarest from its exact counts, the rest at random, and the tests as early as they can be.
#include "draw.h"
#include "plan.h"

namespace schlemm {

namespace {

bool passes(const schlemm_test &test, uint64_t hand) {
    const uint64_t held = hand & test.cards;
    if (test.kind == SCHLEMM_COUNT) return test.counts >> count_of(held) & 1;
    const unsigned length = count_of(held);
    if (!length) return false;
    const unsigned highest = 63u - static_cast<unsigned>(__builtin_clzll(held));
    const unsigned ace = 63u - static_cast<unsigned>(__builtin_clzll(test.cards));
    return ace - highest < 4 && ace - highest < length;
}

} // namespace

bool Plan::fits(unsigned seat, uint64_t hand) const {
    if (classes_[seat]) {
        const unsigned place = class_of(hand);
        if (!(classes_[seat][place >> 3] >> (place & 7) & 1)) return false;
    }
    if (tested_[seat])
        for (uint64_t at = 0; at < test_count_; ++at)
            if (tests_[at].seat == seat && !passes(tests_[at], hand)) return false;
    return true;
}

bool Plan::fits_all(const uint64_t *hands) const {
    for (unsigned side = 0; side < 2; ++side)
        if (bounded_[side] && !bounds_[side].fit(hands[side] | hands[side + 2])) return false;
    for (unsigned seat = 0; seat < 4; ++seat)
        if (!needs_[seat] && !fits(seat, hands[seat])) return false;
    return true;
}

// Deals the free cards to those in `order_`; false where a hand does not fit.
bool Plan::deal_rest(uint64_t *hands, uint64_t cards, Stream &random) const {
    Pack pack(cards);
    bool spoilt = false;
    for (unsigned at = 0; at < dealt_; ++at) {
        const unsigned seat = order_[at];
        const uint64_t drawn = at + 1 < dealt_ ? pack.draw(needs_[seat], random, spoilt) : cards;
        cards &= ~drawn;
        hands[seat] |= drawn;
        if (spoilt || !fits(seat, hands[seat])) return false;
    }
    return true;
}

// Deals the cards of north-south to its two players, and the others to the others.
bool Plan::deal_sides(uint64_t *hands, uint64_t cards, Stream &random) const {
    bool spoilt = false;
    unsigned at = 0;
    for (unsigned turn = 0; turn < 2; ++turn) {
        uint64_t part = turn ? free_ & ~cards : cards & free_;
        const unsigned side = order_[at] % 2;
        Pack pack(part);
        for (; at < dealt_ && order_[at] % 2 == side; ++at) {
            const unsigned seat = order_[at];
            const bool last = at + 1 == dealt_ || order_[at + 1] % 2 != side;
            const uint64_t drawn = last ? part : pack.draw(needs_[seat], random, spoilt);
            part &= ~drawn;
            hands[seat] |= drawn;
            if (spoilt || !fits(seat, hands[seat])) return false;
        }
    }
    return true;
}

bool Plan::trial(Stream random, uint64_t *hands) const {
    for (unsigned seat = 0; seat < 4; ++seat) hands[seat] = held_[seat];
    bool spoilt = false;
    const uint64_t number = start_ == kChance ? 0 : below(ways_, spoiler_, random, spoilt);
    if (spoilt) return false;
    if (start_ == kSideFirst) {
        if (!deal_sides(hands, side_->cards(number), random)) return false;
    } else {
        uint64_t cards = free_;
        if (start_ != kChance) {
            hands[start_] = hands_[start_]->hand(number);
            if (tested_[start_] && !fits(start_, hands[start_])) return false;
            cards &= ~hands[start_];
        }
        if (!deal_rest(hands, cards, random)) return false;
    }
    return fits_all(hands);
}

} // namespace schlemm
