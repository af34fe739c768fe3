// Deals that fit, behind the C interface.
#include "faults.h"
#include "allocation.h"
#include "plan.h"

struct schlemm_dealer {
    schlemm::Plan plan;
};

uint32_t schlemm_dealer_new(const schlemm_request *request, schlemm_dealer **dealer, schlemm_fault *fault) {
    if (dealer) *dealer = nullptr;
    if (schlemm::missing({{0, request}, {1, dealer}}, fault)) return SCHLEMM_NULL_ARGUMENT;
    schlemm_dealer *made = schlemm::make<schlemm_dealer>();
    if (!made) return schlemm::tell(fault, SCHLEMM_NO_MEMORY, 0, sizeof(schlemm_dealer));
    if (const uint32_t status = made->plan.make(*request, fault)) {
        schlemm::destroy(made);
        return status;
    }
    *dealer = made;
    return schlemm::tell(fault, SCHLEMM_OK);
}

void schlemm_dealer_free(schlemm_dealer *dealer) { schlemm::destroy(dealer); }

void schlemm_dealer_plan(const schlemm_dealer *dealer, schlemm_plan *plan) { dealer->plan.describe(*plan); }

uint64_t schlemm_dealer_deals(const schlemm_dealer *dealer, uint64_t seed, uint64_t stream, uint64_t *trial, uint64_t last,
                              uint64_t count, uint64_t *hands) {
    const schlemm::Plan &plan = dealer->plan;
    schlemm::Stream random(seed, stream);
    const schlemm::Jump on = random.over(plan.words());
    random.skip(random.over(*trial * plan.words()));
    uint64_t found = 0;
    for (; found < count && *trial < last; ++*trial) {
        found += plan.trial(random, hands + 4 * found);
        random.skip(on);
    }
    return found;
}
