// What the fuzzers share: the end with a word of what is wrong, numbers below a bound, and a request with all it points to.
#pragma once

#include <stdio.h>
#include <stdlib.h>

#include "cards.h"
#include "pcg.h"
#include "schlemm_native.h"

namespace fuzz {

using namespace schlemm;

inline uint32_t below(Stream &random, uint32_t n) { return static_cast<uint32_t>(static_cast<uint64_t>(random.word()) * n >> 32); }

inline void require(bool holds, const char *what, unsigned number) {
    if (holds) return;
    fprintf(stderr, "number %u: %s\n", number, what);
    abort();
}

constexpr unsigned kMostTests = 6;

struct Asked {
    schlemm_request request;
    uint8_t classes[4][SCHLEMM_CLASS_BYTES];
    schlemm_test tests[kMostTests];
};

inline bool has_stopper(unsigned holding) {
    const unsigned length = count_of(holding);
    return holding >> 12 & 1 || (holding >> 11 & 1 && length > 1) || (holding >> 10 & 1 && length > 2) ||
           (holding >> 9 & 1 && length > 3);
}

// Whether a deal is what was asked, looked at in another way than the library does.
inline void check_deal(const Asked &asked, const uint64_t *hands, unsigned number) {
    uint64_t all = 0;
    for (unsigned seat = 0; seat < 4; ++seat) {
        require(count_of(hands[seat]) == kHandSize && !(all & hands[seat]), "no deal", number);
        require(!(asked.request.held[seat] & ~hands[seat]), "a held card is elsewhere", number);
        all |= hands[seat];
        unsigned place = class_of(hands[seat]);
        const uint8_t *classes = asked.request.classes[seat];
        require(!classes || classes[place >> 3] >> (place & 7) & 1, "a hand of another class", number);
    }
    for (unsigned side = 0; side < 2; ++side) {
        unsigned points = 0;
        for (unsigned suit = 0; suit < 4; ++suit) {
            const unsigned holding = suit_of(hands[side] | hands[side + 2], suit);
            const uint8_t *range = asked.request.sides[side].lengths[suit];
            require(range[0] <= count_of(holding) && count_of(holding) <= range[1], "a length of a side", number);
            for (unsigned rank = 9; rank < 13; ++rank) points += (holding >> rank & 1) * (rank - 8);
        }
        const uint8_t *range = asked.request.sides[side].points;
        require(range[0] <= points && points <= range[1], "the points of a side", number);
    }
    for (uint64_t at = 0; at < asked.request.test_count; ++at) {
        const schlemm_test &test = asked.tests[at];
        const uint64_t held = hands[test.seat] & test.cards;
        if (test.kind == SCHLEMM_COUNT)
            require(count_of(held) > 31 || test.counts >> count_of(held) & 1, "a count", number);
        else if (count_of(test.cards) == 13)
            for (unsigned suit = 0; suit < 4; ++suit)
                if (test.cards == kSuit << 13 * suit) require(has_stopper(suit_of(held, suit)), "a stopper", number);
    }
}

} // namespace fuzz
