// What is asked of a deal, and how its trials are made: what is drawn first, from exact counts, and who is dealt to next.
#pragma once

#include "hand_pool.h"
#include "pcg.h"
#include "side_pool.h"

namespace schlemm {

// `start` of a plan beside the seats: north-south's cards are drawn first (east-west's are then the others), or nothing.
constexpr unsigned kSideFirst = 4, kChance = 5;

class Plan {
  public:
    Plan() = default;
    ~Plan();
    Plan(const Plan &) = delete;
    Plan &operator=(const Plan &) = delete;

    // Reads the request; the fault says what is wrong with it.
    uint32_t make(const schlemm_request &request, schlemm_fault *fault);

    void describe(schlemm_plan &plan) const;

    unsigned words() const { return words_; }

    // One trial: four hands, or false where they do not fit. Takes `words()` words or fewer.
    bool trial(Stream random, uint64_t *hands) const;

  private:
    uint32_t read(const schlemm_request &request, schlemm_fault *fault);
    uint32_t read_tests(const schlemm_request &request, schlemm_fault *fault);
    uint32_t count_hands(schlemm_fault *fault);
    uint32_t tighten(schlemm_fault *fault);
    uint32_t count_side(schlemm_fault *fault);
    void choose();
    bool fits_rest(unsigned seat, unsigned place) const;
    bool fits(unsigned seat, uint64_t hand) const;
    bool fits_all(const uint64_t *hands) const;
    bool deal_rest(uint64_t *hands, uint64_t cards, Stream &random) const;
    bool deal_sides(uint64_t *hands, uint64_t cards, Stream &random) const;

    uint64_t held_[4] = {};
    uint64_t free_ = 0;
    unsigned needs_[4] = {};
    const uint8_t *given_[4] = {}; // while it is made: the request's classes
    uint8_t *classes_[4] = {};     // own copies; null where anything fits
    schlemm_test *tests_ = nullptr;
    uint64_t test_count_ = 0;
    bool tested_[4] = {};
    Bounds bounds_[2] = {};
    bool bounded_[2] = {}; // whether the sides are tested
    HandPool *hands_[4] = {};
    SidePool *side_ = nullptr; // of north-south
    double shares_[4] = {1, 1, 1, 1}; // of the hands that each seat could be given, those that fit
    uint64_t ways_ = 1, all_ = 1, spoiler_ = 0;
    unsigned start_ = kChance;
    unsigned order_[4] = {}; // who is dealt to, in this order; who is drawn first, or needs nothing, is not in it
    unsigned dealt_ = 0;
    unsigned words_ = 0;
    bool always_ = false;
};

} // namespace schlemm
