// Hands by number, of cards that follow from a seed: every number below the ways of a class is a hand of that class, and
// what is no number of one is refused. Run by `make sanitize` under the sanitizers.
#include "asked.h"

using namespace fuzz;

namespace {

constexpr unsigned kPools = 60, kNumbers = 400, kClasses = SCHLEMM_SHAPES * SCHLEMM_POINTS;
constexpr uint64_t kHalves = 10400600; // C(26, 13)

void try_numbers(const schlemm_hands *hands, const uint64_t *ways, uint64_t all, uint64_t sure, Stream &random, unsigned pool) {
    for (unsigned turn = 0; turn < kNumbers; ++turn) {
        const uint64_t place = random.word() % kClasses;
        const uint64_t number = random.word() % 8 ? random.two_words() % (ways[place] + 1) : random.two_words();
        uint64_t hand = 0;
        schlemm_fault fault;
        const uint32_t status = schlemm_hands_of(hands, &place, &number, 1, &hand, &fault);
        require((status == SCHLEMM_OK) == (number < ways[place]), "a number too large, or refused", pool);
        if (status) continue;
        require(count_of(hand) == kHandSize && class_of(hand) == place, "a hand of another class", pool);
        require(!(hand & ~(all | sure)) && !(sure & ~hand), "other cards", pool);
    }
}

void try_halves(Stream &random, unsigned pool) {
    for (unsigned turn = 0; turn < kNumbers; ++turn) {
        uint64_t cards = 0, half = 0, number = random.word() % (kHalves + 100);
        const unsigned size = turn % 9 ? 26 : 20 + random.word() % 12;
        while (count_of(cards) < size) cards |= uint64_t(1) << random.word() % 52;
        const uint32_t status = schlemm_halves(&cards, &number, 1, &half, nullptr);
        require((status == SCHLEMM_OK) == (size == 26 && number < kHalves), "a half too many, or refused", pool);
        require(status || (count_of(half) == kHandSize && !(half & ~cards)), "no half", pool);
    }
}

} // namespace

int main() {
    static uint64_t ways[kClasses];
    unsigned possible = 0;
    for (unsigned pool = 0; pool < kPools; ++pool) {
        Stream random(pool, 23);
        const uint64_t all = (random.two_words() | random.two_words()) & kAllCards;
        const uint64_t sure = random.two_words() & random.two_words() & random.two_words() & kAllCards;
        schlemm_hands *hands = nullptr;
        require(!schlemm_hands_new(all, sure, &hands, nullptr), "refused", pool);
        schlemm_hands_ways(hands, ways);
        uint64_t sum = 0;
        for (uint64_t each : ways) sum += each;
        possible += sum != 0;
        try_numbers(hands, ways, all, sure, random, pool);
        try_halves(random, pool);
        schlemm_hands_free(hands);
    }
    schlemm_hands *none = nullptr;
    require(schlemm_hands_new(uint64_t(1) << 60, 0, &none, nullptr) == SCHLEMM_NOT_A_CARD && !none, "no card", kPools);
    require(possible > kPools / 3, "pools of one kind only", kPools);
    printf("%u pools, of %u of which hands can be made\n", kPools, possible);
    return 0;
}
