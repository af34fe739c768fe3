// Positions of every kind, sensible or not, from a seed: whatever is asked, the library answers or refuses; both searches
// give the same answers after as many positions, as does a full one after one that was cut short; and answers agree with
// each other. Run by `make sanitize` under the sanitizers.
#include <string.h>

#include "plain_search.h"

using namespace fuzz;

namespace {

constexpr unsigned kPositions = 1500;

// As many cards a hand as fit a moment under the sanitizers, whole suits now and then, and a few cards in the trick.
schlemm_position sensible(Stream &random) {
    schlemm_position made;
    memset(&made, 0, sizeof made);
    const unsigned cards = below(random, 8), suits = below(random, 4) ? 52 : 26;
    uint8_t pack[52];
    for (uint8_t card = 0; card < 52; ++card) pack[card] = card;
    for (unsigned at = 0; at < 4 * cards && at < suits; ++at) {
        const unsigned other = at + below(random, suits - at);
        const uint8_t card = pack[at];
        pack[at] = pack[other];
        pack[other] = card;
    }
    for (unsigned at = 0; at < 4 * cards && at < suits - suits % 4; ++at) made.hands[at & 3] |= uint64_t(1) << pack[at];
    made.strain = static_cast<uint8_t>(below(random, 5));
    made.leader = static_cast<uint8_t>(below(random, 4));
    made.target = static_cast<uint8_t>(below(random, 9));
    made.played = made.hands[0] ? static_cast<uint8_t>(below(random, 4)) : 0;
    for (unsigned at = 0; at < made.played; ++at) { // the lowest card is always allowed if the suit is not asked for
        uint64_t &hand = made.hands[(made.leader + at) & 3];
        const uint64_t suit = at ? hand & uint64_t(0x1FFF) << 13 * (made.trick[0] / 13) : 0;
        const uint64_t from = suit ? suit : hand;
        made.trick[at] = static_cast<uint8_t>(__builtin_ctzll(from));
        hand &= ~(uint64_t(1) << made.trick[at]);
    }
    return made;
}

schlemm_position nonsense(Stream &random) {
    schlemm_position made = sensible(random);
    switch (below(random, 4)) {
    case 0: made.hands[below(random, 4)] ^= uint64_t(1) << below(random, 64); break;
    case 1: made.played = static_cast<uint8_t>(below(random, 256)); break;
    case 2: made.trick[below(random, 4)] = static_cast<uint8_t>(below(random, 256)); break;
    default:
        made.leader = static_cast<uint8_t>(below(random, 256));
        made.strain = static_cast<uint8_t>(below(random, 256));
    }
    return made;
}

struct Solvers {
    schlemm_solver *best, *portable, *short_of_memory;
};

constexpr unsigned kLine = 53;

// The lowest of the cards that are worth most, clubs before spades.
unsigned lowest_best(const uint8_t *cards) {
    unsigned best = 0, most = 0;
    for (unsigned order = 0; order < 52; ++order) {
        const unsigned card = 13 * (order & 3) + (order >> 2);
        if (cards[card] == SCHLEMM_UNKNOWN || cards[card] + 1u <= most) continue;
        most = cards[card] + 1u;
        best = card;
    }
    return best;
}

// Every card of a line is the one that all cards' worth says, and the tricks are those it says.
void check_line(const Solvers &solvers, const schlemm_position &position, const uint8_t *line, unsigned number) {
    uint64_t at;
    schlemm_fault fault;
    uint8_t cards[52];
    schlemm_position now = position;
    unsigned left = 0, tricks = 0, won = 0, place = 1;
    for (unsigned seat = 0; seat < 4; ++seat)
        for (uint64_t hand = position.hands[seat]; hand; hand &= hand - 1) ++left;
    tricks = (left + position.played) / 4;
    for (; place <= left; ++place) {
        schlemm_solver_cards(solvers.best, &now, 1, cards, &at, &fault);
        require(line[place] == lowest_best(cards), "another card in a line", number);
        won += play(now, line[place]);
    }
    for (; place < kLine; ++place) require(line[place] == SCHLEMM_UNKNOWN, "a card after the last one", number);
    const bool north_south = !((position.leader + position.played) & 1);
    require(line[0] == (north_south ? won : tricks - won), "a line of other tricks", number);
}

// Whoever plays the best line keeps what the position is worth; a card that is none ends a course.
void check_course(const Solvers &solvers, const schlemm_position &position, const uint8_t *line, unsigned number) {
    uint64_t at;
    schlemm_fault fault;
    uint8_t course[kLine], again[kLine];
    schlemm_solver_courses(solvers.best, &position, 1, line + 1, course, &at, &fault);
    schlemm_solver_courses(solvers.portable, &position, 1, line + 1, again, &at, &fault);
    require(!memcmp(course, again, kLine), "two searches differ on a course", number);
    for (unsigned place = 0; place < kLine; ++place) {
        const bool played = !place || line[place] != SCHLEMM_UNKNOWN;
        require(course[place] == (played ? line[0] : SCHLEMM_UNKNOWN), "a course of best cards that costs", number);
    }
    const uint8_t none[kLine - 1] = {77, SCHLEMM_UNKNOWN};
    schlemm_solver_courses(solvers.best, &position, 1, none, course, &at, &fault);
    require(course[0] == line[0] && course[1] == SCHLEMM_UNKNOWN, "a course with what is no card", number);
}

void ask_lines(const Solvers &solvers, const schlemm_position &position, uint32_t status, unsigned number) {
    uint64_t at;
    schlemm_fault fault;
    uint8_t line[kLine], again[kLine];
    require(schlemm_solver_lines(solvers.best, &position, 1, line, &at, &fault) == status, "two statuses", number);
    if (status != SCHLEMM_OK) return;
    schlemm_solver_lines(solvers.portable, &position, 1, again, &at, &fault);
    require(!memcmp(line, again, kLine), "two searches play differently", number);
    schlemm_solver_lines(solvers.short_of_memory, &position, 1, again, &at, &fault);
    require(!memcmp(line, again, kLine), "little memory plays differently", number);
    schlemm_solver_limit(solvers.portable, 1, nullptr);
    schlemm_solver_lines(solvers.portable, &position, 1, again, &at, &fault);
    schlemm_solver_limit(solvers.portable, 0, nullptr);
    unsigned found = 0;
    while (found < kLine && again[found] != SCHLEMM_UNKNOWN) ++found;
    require(!memcmp(line, again, found), "a line cut short that begins otherwise", number);
    for (; found < kLine; ++found) require(again[found] == SCHLEMM_UNKNOWN, "a line with a hole", number);
    check_line(solvers, position, line, number);
    check_course(solvers, position, line, number);
}

void ask(const Solvers &solvers, const schlemm_position &position, unsigned number) {
    uint64_t at;
    schlemm_fault fault;
    uint8_t cards[52], again[52], value, value_again, makes, tables[20];
    const uint32_t status = schlemm_solver_cards(solvers.best, &position, 1, cards, &at, &fault);
    require(status == fault.status && status <= SCHLEMM_BAD_PLAY, "a status that is told differently", number);
    require(schlemm_solver_values(solvers.best, &position, 1, &value, &at, &fault) == status, "two statuses", number);
    ask_lines(solvers, position, status, number);
    if (status != SCHLEMM_OK) return;
    schlemm_solver_cards(solvers.portable, &position, 1, again, &at, &fault);
    require(!memcmp(cards, again, sizeof cards), "two searches differ", number);
    uint64_t held = 0;
    for (const uint64_t hand : position.hands) held |= hand;
    int highest = -1;
    for (const uint8_t tricks : cards)
        if (tricks != SCHLEMM_UNKNOWN && tricks > highest) highest = tricks;
    require(!held || highest == value, "the best card is not worth the position", number);
    schlemm_solver_makes(solvers.best, &position, 1, &makes, &at, &fault);
    require(makes == (value >= position.target), "a goal against its value", number);
    schlemm_solver_limit(solvers.portable, 1, nullptr);
    schlemm_solver_values(solvers.portable, &position, 1, &value_again, &at, &fault);
    require(value_again == value || value_again == SCHLEMM_UNKNOWN, "a search cut short that answers wrongly", number);
    schlemm_solver_limit(solvers.portable, 0, nullptr);
    schlemm_solver_values(solvers.portable, &position, 1, &value_again, &at, &fault);
    require(value_again == value, "a search that was cut short differs afterwards", number);
    schlemm_solver_tables(solvers.short_of_memory, &position, 1, tables, &at, &fault);
}

} // namespace

int main() {
    Stream random(2026, 7);
    Solvers solvers;
    schlemm_fault fault;
    schlemm_solver_new(32u << 20, SCHLEMM_THIS_MACHINE, &solvers.best, &fault);
    schlemm_solver_new(32u << 20, SCHLEMM_ANY_MACHINE, &solvers.portable, &fault);
    schlemm_solver_new(1, SCHLEMM_THIS_MACHINE, &solvers.short_of_memory, &fault);
    for (unsigned number = 0; number < kPositions; ++number)
        ask(solvers, below(random, 4) ? sensible(random) : nonsense(random), number);
    schlemm_solver_free(solvers.best);
    schlemm_solver_free(solvers.portable);
    schlemm_solver_free(solvers.short_of_memory);
    puts("solving: fine");
    return 0;
}
