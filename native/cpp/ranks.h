// Cards by the ranks that are left: 16 bits a suit, bit 0 of each the highest card that was there when the search began.
//
// Which suit and rank a card has is forgotten but for its place among these, so that the search asks only who holds the
// first, second, third card of a suit (partition search: M. Ginsberg, GIB, 2001).
#pragma once

#include <stdint.h>

namespace schlemm::SCHLEMM_VARIANT {

constexpr int kSeats = 4, kSuits = 4, kStrains = 5, kNotrump = 4, kTricks = 13;
constexpr int kLane = 16;          // bits from one suit to the next
constexpr uint32_t kLaneBits = 0xFFFF;
constexpr uint32_t kPairs = 0x1555555; // the low bit of each of 13 pairs

inline int partner_of(int seat) { return seat ^ 2; }
inline int next_of(int seat) { return (seat + 1) & 3; }
inline int previous_of(int seat) { return (seat + 3) & 3; }
inline bool same_side(int seat, int other) { return !((seat ^ other) & 1); }
inline bool of_north_south(int seat) { return !(seat & 1); }

inline int suit_at(int card) { return card >> 4; }
inline uint64_t bit_of(int card) { return uint64_t(1) << card; }
inline uint64_t lane(int suit) { return uint64_t(kLaneBits) << kLane * suit; }
inline uint32_t in_suit(uint64_t cards, int suit) { return static_cast<uint32_t>(cards >> kLane * suit) & kLaneBits; }
inline uint64_t to_suit(uint32_t ranks, int suit) { return uint64_t(ranks) << kLane * suit; }

inline int least(int a, int b) { return a < b ? a : b; }
inline int most(int a, int b) { return a > b ? a : b; }

inline int first(uint64_t bits) { return __builtin_ctzll(bits); }          // of bits that are not empty
inline int last(uint64_t bits) { return 63 - __builtin_clzll(bits); }
inline int count(uint64_t bits) {
#if SCHLEMM_COUNTS_BITS || !defined(__x86_64__)
    return __builtin_popcountll(bits);
#else // the compiler would call its runtime library
    bits -= bits >> 1 & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + (bits >> 2 & 0x3333333333333333u);
    return static_cast<int>(((bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0Fu) * 0x0101010101010101u >> 56);
#endif
}
inline bool several(uint64_t bits) { return bits & (bits - 1); }
inline uint32_t top(uint32_t ranks) { return ranks & (0 - ranks); }

// The n-th highest of some ranks, n > 0.
inline uint32_t nth(uint32_t ranks, int n) {
    for (; n > 1; --n) ranks &= ranks - 1;
    return top(ranks);
}

// The highest of each of the sequences of cards that are worth the same: between its cards nothing else is in play.
// `held` are cards of one hand, and all of them in play; a carry runs over the gone cards before each sequence.
inline uint64_t sequence_tops(uint64_t held, uint64_t in_play) {
    constexpr uint64_t kLaneEnds = 0x8000800080008000;
    const uint64_t gone = ~in_play & ~kLaneEnds, open = held | gone, starts = open & ~(open << 1);
    return held & (starts | (gone + (gone & starts)));
}

inline uint64_t up_to(int card) { return (uint64_t(2) << card) - 1; }
inline uint64_t up_to_last(uint64_t cards) { return (uint64_t(cards ? 2 : 1) << last(cards | 1)) - 1; }

// The cards of a hand that are worth the same as one of it and not higher, with it; `tops` are those of its sequences.
inline uint64_t worth_the_same(uint64_t held, uint64_t tops, int card) {
    const uint64_t suit = lane(suit_at(card)), end = suit & ~(suit >> 1);
    const uint64_t next = (tops & suit & ~up_to(card)) | end;
    return held & ((next & (0 - next)) - 1) & ~(bit_of(card) - 1);
}

inline uint64_t mixed(uint64_t key) {
    key *= 0x9E3779B97F4A7C15u;
    key ^= key >> 32;
    key *= 0xD6E8FEB86659FD93u;
    return key ^ key >> 29;
}

} // namespace schlemm::SCHLEMM_VARIANT
