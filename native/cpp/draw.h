// Numbers below a bound, and cards drawn from a list, without bias: words that would favour some results spoil a trial.
#pragma once

#include <stdint.h>

#include "pcg.h"

namespace schlemm {

// 2^32 modulo each number of cards: a product with a lower half below it is one too many for some result
// (D. Lemire, "Fast Random Integer Generation in an Interval", 2019).
struct Spoilers {
    uint32_t of[53];
    constexpr Spoilers() : of() {
        for (uint64_t n = 1; n < 53; ++n) of[n] = static_cast<uint32_t>((uint64_t(1) << 32) % n);
    }
};
inline constexpr Spoilers kSpoilers;

// A list of cards, of which some are drawn from the front on.
class Pack {
  public:
    explicit Pack(uint64_t cards) {
        for (; cards; cards &= cards - 1) cards_[size_++] = static_cast<uint8_t>(__builtin_ctzll(cards));
    }

    // So many cards more; `spoilt` is set where the trial is to be left out.
    uint64_t draw(unsigned count, Stream &random, bool &spoilt) {
        uint64_t drawn = 0;
        for (const unsigned end = next_ + count; next_ < end; ++next_) {
            const unsigned left = size_ - next_;
            const uint64_t product = static_cast<uint64_t>(random.word()) * left;
            spoilt |= static_cast<uint32_t>(product) < kSpoilers.of[left];
            uint8_t &chosen = cards_[next_ + (product >> 32)];
            drawn |= uint64_t(1) << chosen;
            chosen = cards_[next_];
        }
        return drawn;
    }

  private:
    uint8_t cards_[52];
    unsigned size_ = 0;
    unsigned next_ = 0;
};

// A number below `bound` from one 64-bit word.
inline uint64_t below(uint64_t bound, uint64_t spoiler, Stream &random, bool &spoilt) {
    const unsigned __int128 product = static_cast<unsigned __int128>(random.two_words()) * bound;
    spoilt |= static_cast<uint64_t>(product) < spoiler;
    return static_cast<uint64_t>(product >> 64);
}

} // namespace schlemm
