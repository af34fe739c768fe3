// Requests of every kind, sensible or not, from a seed: whatever is asked, the library answers or refuses, and every deal
// that it gives is one of the request. Run by `make sanitize` under the sanitizers.
#include <string.h>

#include "asked.h"

using namespace fuzz;

namespace {

constexpr unsigned kRequests = 600;
constexpr uint64_t kTrials = 300, kDeals = 24;

// Cards that are held, mostly few, sometimes nonsense.
void fill_held(Asked &asked, Stream &random) {
    const bool nonsense = below(random, 16) == 0;
    uint64_t given = 0;
    for (uint64_t &held : asked.request.held) {
        held = 0;
        for (unsigned cards = below(random, 3) ? below(random, 4) : below(random, 15); cards; --cards) {
            const uint64_t card = uint64_t(1) << below(random, nonsense ? 60 : 52);
            if (nonsense || (!(given & card) && count_of(held) < kHandSize)) held |= card;
            given |= card;
        }
    }
}

// Classes by shape alone, by points alone, or by chance.
void fill_classes(Asked &asked, unsigned seat, Stream &random) {
    uint8_t *classes = asked.classes[seat];
    memset(classes, 0, SCHLEMM_CLASS_BYTES);
    const unsigned low = below(random, 30), high = low + below(random, 38 - low), kind = below(random, 4);
    const unsigned suit = below(random, 4), least = below(random, 9);
    for (unsigned place = 0; place < SCHLEMM_SHAPES * SCHLEMM_POINTS; ++place) {
        const unsigned points = place % SCHLEMM_POINTS;
        bool in = low <= points && points <= high;
        if (kind == 1) in = kShapes.lengths[place / SCHLEMM_POINTS][suit] >= least;
        if (kind == 2) in &= kShapes.lengths[place / SCHLEMM_POINTS][suit] >= least;
        if (kind == 3) in = below(random, 40) == 0;
        if (in) classes[place >> 3] = static_cast<uint8_t>(classes[place >> 3] | 1u << (place & 7));
    }
    asked.request.classes[seat] = classes;
}

void fill_sides(Asked &asked, Stream &random) {
    for (schlemm_side &side : asked.request.sides) {
        const bool open = below(random, 2) == 0;
        side = schlemm_side{{0, 40}, {{0, 13}, {0, 13}, {0, 13}, {0, 13}}};
        if (open) continue;
        side.points[0] = static_cast<uint8_t>(below(random, 30));
        side.points[1] = static_cast<uint8_t>(side.points[0] + below(random, 12));
        uint8_t *length = side.lengths[below(random, 4)];
        length[0] = static_cast<uint8_t>(below(random, 9));
        length[1] = static_cast<uint8_t>(length[0] + below(random, 7));
    }
}

void fill(Asked &asked, Stream &random) {
    memset(&asked.request, 0, sizeof asked.request);
    fill_held(asked, random);
    for (unsigned seat = 0; seat < 4; ++seat)
        if (below(random, 3) == 0) fill_classes(asked, seat, random);
    fill_sides(asked, random);
    asked.request.test_count = below(random, 3) ? 0 : below(random, 6);
    asked.request.tests = asked.tests;
    for (schlemm_test &test : asked.tests) {
        test = schlemm_test{};
        test.seat = static_cast<uint8_t>(below(random, 40) ? below(random, 4) : below(random, 256));
        test.kind = static_cast<uint8_t>(below(random, 40) ? below(random, 2) : below(random, 256));
        test.counts = random.word() >> below(random, 32);
        test.cards = test.kind ? kSuit << 13 * below(random, 4) : random.two_words() & kAllCards;
        if (below(random, 20) == 0) test.cards = below(random, 2) ? 0 : random.two_words();
    }
}

// The same trials in two calls give what they give in one.
void check_in_parts(const schlemm_dealer *dealer, const uint64_t *hands, uint64_t found, unsigned number) {
    uint64_t parts[4 * kDeals], trial = 0;
    uint64_t some = schlemm_dealer_deals(dealer, number, 5, &trial, kTrials / 3, kDeals, parts);
    if (some < kDeals) some += schlemm_dealer_deals(dealer, number, 5, &trial, kTrials, kDeals - some, parts + 4 * some);
    require(some == found && !memcmp(parts, hands, 4 * sizeof(uint64_t) * found), "parts differ", number);
}

} // namespace

int main() {
    static Asked asked;
    unsigned refused = 0, dealt = 0;
    for (unsigned number = 0; number < kRequests; ++number) {
        Stream random(number, 17);
        fill(asked, random);
        schlemm_dealer *dealer = nullptr;
        schlemm_fault fault;
        if (schlemm_dealer_new(&asked.request, &dealer, &fault)) {
            require(!dealer && fault.status, "a refusal without a reason", number);
            ++refused;
            continue;
        }
        uint64_t hands[4 * kDeals], trial = 0;
        const uint64_t found = schlemm_dealer_deals(dealer, number, 5, &trial, kTrials, kDeals, hands);
        for (uint64_t deal = 0; deal < found; ++deal) check_deal(asked, hands + 4 * deal, number);
        check_in_parts(dealer, hands, found, number);
        schlemm_plan plan;
        schlemm_dealer_plan(dealer, &plan);
        require(!plan.always || found == kDeals, "trials that should always fit do not", number);
        dealt += found != 0;
        schlemm_dealer_free(dealer);
    }
    require(refused > kRequests / 10 && dealt > kRequests / 10, "requests of one kind only", 0);
    printf("%u requests: %u refused, %u dealt\n", kRequests, refused, dealt);
    return 0;
}
