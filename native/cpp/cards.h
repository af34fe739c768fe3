// Hands as words: what a suit of 13 cards counts, and the class of a hand, its shape and figure points.
#pragma once

#include <stdint.h>

#include "schlemm_native.h"

namespace schlemm {

constexpr unsigned kHoldings = 1u << 13;
constexpr uint64_t kSuit = kHoldings - 1;
constexpr uint64_t kAllCards = (uint64_t(1) << 52) - 1;
constexpr unsigned kHandSize = 13;
constexpr unsigned kLengths = 14;    // 0 ... 13 cards
constexpr unsigned kSuitPoints = 11; // 0 ... 10 figure points in a suit

inline unsigned suit_of(uint64_t cards, unsigned suit) { return static_cast<unsigned>(cards >> 13 * suit & kSuit); }

constexpr unsigned count_of(uint64_t cards) {
    unsigned count = 0;
    for (; cards; cards &= cards - 1) ++count;
    return count;
}

// Cards and figure points of each of the 8192 holdings, in one byte: length in the low half, points in the high one.
struct Holdings {
    uint8_t of[kHoldings];
    constexpr Holdings() : of() {
        for (unsigned held = 0; held < kHoldings; ++held) {
            const unsigned points = (held >> 9 & 1) + (held >> 10 & 1) * 2 + (held >> 11 & 1) * 3 + (held >> 12 & 1) * 4;
            of[held] = static_cast<uint8_t>(count_of(held) | points << 4);
        }
    }
};
extern const Holdings kHolding;

inline unsigned length_of(unsigned holding) { return kHolding.of[holding] & 15; }
inline unsigned points_of(unsigned holding) { return kHolding.of[holding] >> 4; }

// The 560 shapes in their order, and the place of each by clubs, diamonds and hearts.
struct Shapes {
    uint8_t lengths[SCHLEMM_SHAPES][4];
    uint16_t place[kLengths][kLengths][kLengths];
    constexpr Shapes() : lengths(), place() {
        uint16_t at = 0;
        for (uint8_t clubs = 0; clubs < 14; ++clubs)
            for (uint8_t diamonds = 0; clubs + diamonds < 14; ++diamonds)
                for (uint8_t hearts = 0; clubs + diamonds + hearts < 14; ++hearts) {
                    lengths[at][0] = clubs;
                    lengths[at][1] = diamonds;
                    lengths[at][2] = hearts;
                    lengths[at][3] = static_cast<uint8_t>(13 - clubs - diamonds - hearts);
                    place[clubs][diamonds][hearts] = at++;
                }
    }
};
extern const Shapes kShapes;

// 38 * shape + points of a hand of thirteen cards.
inline unsigned class_of(uint64_t hand) {
    const uint8_t clubs = kHolding.of[suit_of(hand, 0)], diamonds = kHolding.of[suit_of(hand, 1)];
    const uint8_t hearts = kHolding.of[suit_of(hand, 2)], spades = kHolding.of[suit_of(hand, 3)];
    const unsigned points = (clubs >> 4) + (diamonds >> 4) + (hearts >> 4) + (spades >> 4);
    return SCHLEMM_POINTS * kShapes.place[clubs & 15][diamonds & 15][hearts & 15] + points;
}

} // namespace schlemm
