// Making a plan: reading what is asked, counting what each hand and side can be, and choosing what is drawn first.
#include "plan.h"

#include <string.h>

#include "faults.h"
#include "allocation.h"

namespace schlemm {

namespace {

uint64_t choose_from(unsigned n, unsigned k) {
    uint64_t ways = 1;
    for (unsigned taken = 1; taken <= k; ++taken) ways = ways * (n - k + taken) / taken;
    return ways;
}

bool has(const uint8_t *classes, unsigned place) { return classes[place >> 3] >> (place & 7) & 1; }

} // namespace

Plan::~Plan() {
    for (uint8_t *classes : classes_) free(classes);
    for (HandPool *pool : hands_) destroy(pool);
    destroy(side_);
    free(tests_);
}

uint32_t Plan::make(const schlemm_request &request, schlemm_fault *fault) {
    uint32_t status = read(request, fault);
    if (!status) status = read_tests(request, fault);
    if (!status) status = count_hands(fault);
    if (!status) status = tighten(fault);
    if (!status) status = count_side(fault);
    if (!status) choose();
    return status;
}

uint32_t Plan::read(const schlemm_request &request, schlemm_fault *fault) {
    uint64_t all = 0;
    for (unsigned seat = 0; seat < 4; ++seat) {
        const uint64_t held = request.held[seat];
        if (held & ~kAllCards) return tell(fault, SCHLEMM_NOT_A_CARD, seat, held & ~kAllCards);
        if (held & all) return tell(fault, SCHLEMM_HELD_TWICE, seat, held & all);
        if (count_of(held) > kHandSize) return tell(fault, SCHLEMM_TOO_MANY_HELD, seat, count_of(held));
        all |= held_[seat] = held;
        needs_[seat] = kHandSize - count_of(held);
        if (!request.classes[seat]) continue;
        classes_[seat] = static_cast<uint8_t *>(malloc(SCHLEMM_CLASS_BYTES));
        if (!classes_[seat]) return tell(fault, SCHLEMM_NO_MEMORY, seat, SCHLEMM_CLASS_BYTES);
        memcpy(classes_[seat], request.classes[seat], SCHLEMM_CLASS_BYTES);
    }
    free_ = kAllCards & ~all;
    for (unsigned side = 0; side < 2; ++side) {
        const schlemm_side &asked = request.sides[side];
        Bounds &bounds = bounds_[side];
        for (unsigned each = 0; each < 5; ++each) {
            const uint8_t *range = each < 4 ? asked.lengths[each] : asked.points;
            if (range[0] > range[1] || range[1] > (each < 4 ? 13 : 40)) return tell(fault, SCHLEMM_BAD_RANGE, side, each);
            bounds.least[each] = range[0];
            bounds.most[each] = range[1];
        }
        bounded_[side] = bounds.bind();
    }
    return SCHLEMM_OK;
}

uint32_t Plan::read_tests(const schlemm_request &request, schlemm_fault *fault) {
    if (!request.test_count) return SCHLEMM_OK;
    if (!request.tests) return tell(fault, SCHLEMM_NULL_ARGUMENT);
    if (request.test_count > SIZE_MAX / sizeof(schlemm_test)) return tell(fault, SCHLEMM_NO_MEMORY, 0, request.test_count);
    tests_ = static_cast<schlemm_test *>(malloc(request.test_count * sizeof(schlemm_test)));
    if (!tests_) return tell(fault, SCHLEMM_NO_MEMORY, 0, request.test_count);
    memcpy(tests_, request.tests, request.test_count * sizeof(schlemm_test));
    test_count_ = request.test_count;
    for (uint64_t at = 0; at < test_count_; ++at) {
        const schlemm_test &test = tests_[at];
        const uint32_t number = static_cast<uint32_t>(at);
        if (test.kind > SCHLEMM_STOPPER) return tell(fault, SCHLEMM_UNKNOWN_TEST, number, test.kind);
        if (test.seat > 3) return tell(fault, SCHLEMM_UNKNOWN_TEST, number, test.seat);
        if (test.cards & ~kAllCards) return tell(fault, SCHLEMM_NOT_A_CARD, 4 + number, test.cards & ~kAllCards);
        tested_[test.seat] = true;
    }
    return SCHLEMM_OK;
}

// Where only two players lack cards, the one's class tells the other's.
bool Plan::fits_rest(unsigned seat, unsigned place) const {
    unsigned lacking = 0, other = seat;
    for (unsigned each = 0; each < 4; ++each)
        if (needs_[each]) {
            ++lacking;
            if (each != seat) other = each;
        }
    if (lacking != 2 || !needs_[seat] || !classes_[other]) return true;
    const uint64_t cards = free_ | held_[seat] | held_[other];
    const uint8_t *mine = kShapes.lengths[place / SCHLEMM_POINTS];
    int lengths[4], points = -static_cast<int>(place % SCHLEMM_POINTS);
    for (unsigned suit = 0; suit < 4; ++suit) {
        lengths[suit] = static_cast<int>(length_of(suit_of(cards, suit))) - mine[suit];
        points += static_cast<int>(points_of(suit_of(cards, suit)));
        if (lengths[suit] < 0 || lengths[suit] > 13) return false;
    }
    if (points < 0 || points >= static_cast<int>(SCHLEMM_POINTS)) return false;
    const unsigned shape = kShapes.place[lengths[0]][lengths[1]][lengths[2]];
    return has(classes_[other], SCHLEMM_POINTS * shape + static_cast<unsigned>(points));
}

uint32_t Plan::count_hands(schlemm_fault *fault) {
    for (unsigned seat = 0; seat < 4; ++seat) {
        if (!classes_[seat]) continue;
        hands_[seat] = schlemm::make<HandPool>(free_, held_[seat]);
        if (!hands_[seat]) return tell(fault, SCHLEMM_NO_MEMORY, seat, sizeof(HandPool));
        hands_[seat]->keep([&](unsigned place) { return has(classes_[seat], place) && fits_rest(seat, place); });
        const uint64_t count = hands_[seat]->count();
        if (!count) return tell(fault, SCHLEMM_NOTHING_FITS, seat, 0);
        shares_[seat] = static_cast<double>(count) / static_cast<double>(choose_from(count_of(free_), needs_[seat]));
    }
    return SCHLEMM_OK;
}

// What the hands of a side, and the other side, leave possible narrows its bounds.
uint32_t Plan::tighten(schlemm_fault *fault) {
    for (unsigned side = 0; side < 2; ++side)
        for (unsigned each = 0; each < 5; ++each) {
            unsigned least = 0, most = 0;
            for (unsigned seat = side; seat < 4; seat += 2) {
                unsigned low = 0, high = each < 4 ? 13 : 37;
                if (hands_[seat]) hands_[seat]->span(each, low, high);
                least += low;
                most += high;
            }
            Bounds &bounds = bounds_[side];
            if (least > bounds.least[each]) bounds.least[each] = static_cast<uint8_t>(least);
            if (most < bounds.most[each]) bounds.most[each] = static_cast<uint8_t>(most);
        }
    for (unsigned side = 0; side < 2; ++side)
        for (unsigned each = 0; each < 5; ++each) {
            Bounds &bounds = bounds_[side], &others = bounds_[1 - side];
            const uint8_t all = each < 4 ? 13 : 40;
            if (others.least[each] > all || others.least[each] > others.most[each])
                return tell(fault, SCHLEMM_NOTHING_FITS, 4 + (1 - side), each);
            if (all - others.most[each] > bounds.least[each]) bounds.least[each] = static_cast<uint8_t>(all - others.most[each]);
            if (all - others.least[each] < bounds.most[each]) bounds.most[each] = static_cast<uint8_t>(all - others.least[each]);
            if (bounds.least[each] > bounds.most[each]) return tell(fault, SCHLEMM_NOTHING_FITS, 4 + side, each);
        }
    return SCHLEMM_OK;
}

// One side's cards tell the other's, and so do their narrowed bounds.
uint32_t Plan::count_side(schlemm_fault *fault) {
    if (!bounds_[0].bind()) return SCHLEMM_OK;
    side_ = schlemm::make<SidePool>(free_, held_[0] | held_[2], bounds_[0]);
    if (!side_) return tell(fault, SCHLEMM_NO_MEMORY, 4, sizeof(SidePool));
    if (!side_->count()) return tell(fault, SCHLEMM_NOTHING_FITS, 4, 0);
    return SCHLEMM_OK;
}

// What is rarest is drawn first, if it is rarer than one of two; then the rest is dealt, to whom most is asked of first.
void Plan::choose() {
    double rarest = 0.5;
    for (unsigned each = 0; each <= kSideFirst; ++each) {
        const bool hand = each < 4;
        const unsigned needs = hand ? needs_[each] : needs_[0] + needs_[2];
        if (!needs || (hand ? !hands_[each] : !side_)) continue;
        const uint64_t ways = hand ? hands_[each]->count() : side_->count();
        const uint64_t all = choose_from(count_of(free_), needs);
        const double share = static_cast<double>(ways) / static_cast<double>(all);
        if (share >= rarest) continue;
        rarest = share;
        start_ = each;
        ways_ = ways;
        all_ = all;
    }
    spoiler_ = -ways_ % ways_;
    unsigned sorted[4] = {0, 1, 2, 3};
    for (unsigned at = 1; at < 4; ++at)
        for (unsigned down = at; down && shares_[sorted[down]] < shares_[sorted[down - 1]]; --down) {
            const unsigned seat = sorted[down];
            sorted[down] = sorted[down - 1];
            sorted[down - 1] = seat;
        }
    words_ = start_ == kChance ? 0 : 2;
    const unsigned sides = start_ == kSideFirst ? 2 : 1;
    for (unsigned turn = 0; turn < sides; ++turn) {
        const unsigned before = dealt_;
        for (unsigned seat : sorted)
            if (needs_[seat] && seat != start_ && (sides == 1 || seat % 2 == turn)) order_[dealt_++] = seat;
        for (unsigned at = before; at + 1 < dealt_; ++at) words_ += needs_[order_[at]];
    }
    always_ = !test_count_;
    unsigned lacking = 0;
    for (unsigned seat = 0; seat < 4; ++seat) lacking += needs_[seat] != 0;
    for (unsigned seat = 0; seat < 4; ++seat)
        if (classes_[seat] && needs_[seat] && seat != start_ && !(lacking == 2 && start_ < 4)) always_ = false;
    for (bool bounded : bounded_)
        if (bounded && sides == 1) always_ = false;
}

void Plan::describe(schlemm_plan &plan) const {
    plan = schlemm_plan{ways_, all_, start_, words_, always_, 0};
}

} // namespace schlemm
