// Random words: PCG-XSH-RR 64/32 after M. E. O'Neill (2014), the same stream as `schlemm.dealing.pcg.Pcg32`.
#pragma once

#include <stdint.h>

namespace schlemm {

// So many steps of a generator at once: state -> mult * state + plus.
struct Jump {
    uint64_t mult;
    uint64_t plus;
};

class Stream {
  public:
    Stream(uint64_t seed, uint64_t stream) : increment_(stream << 1 | 1), state_((increment_ + seed) * kMult + increment_) {}

    uint32_t word() {
        const uint64_t state = state_;
        state_ = state * kMult + increment_;
        const uint32_t mixed = static_cast<uint32_t>((state >> 18 ^ state) >> 27);
        const unsigned turns = static_cast<unsigned>(state >> 59);
        return mixed >> turns | mixed << (-turns & 31);
    }

    uint64_t two_words() {
        const uint64_t high = word();
        return high << 32 | word();
    }

    void skip(Jump jump) { state_ = state_ * jump.mult + jump.plus; }

    // The jump over so many words, by squaring.
    Jump over(uint64_t words) const {
        Jump all{1, 0};
        for (Jump one{kMult, increment_}; words; words >>= 1) {
            if (words & 1) all = Jump{all.mult * one.mult, all.plus * one.mult + one.plus};
            one = Jump{one.mult * one.mult, (one.mult + 1) * one.plus};
        }
        return all;
    }

  private:
    static constexpr uint64_t kMult = 6364136223846793005ull;
    uint64_t increment_;
    uint64_t state_;
};

} // namespace schlemm
