// Double dummy behind the C interface: which search, its limits, and one question after the other.
#include <stdlib.h>

#include "engine.h"
#include "faults.h"
#include "position_faults.h"

using namespace schlemm;

struct schlemm_solver {
    const Engine *engine;
    void *search;
    Limits limits;
    uint64_t nodes;
};

namespace {

constexpr uint8_t kUnknown = SCHLEMM_UNKNOWN;
constexpr int kAllTricks = 20, kPack = 52, kLine = 53;

// Asks a question about each position; `answers` are `width` numbers for each. `after` arguments stand between the count
// and the answers.
template <typename Ask>
uint32_t each(schlemm_solver *solver, const schlemm_position *positions, uint64_t count, uint8_t *answers, int width,
              uint64_t *number, schlemm_fault *fault, const Ask &ask, unsigned after = 0) {
    const bool any = count != 0;
    if (missing({{0, solver}, {1, positions, any}, {3 + after, answers, any}, {4 + after, number, any}}, fault))
        return SCHLEMM_NULL_ARGUMENT;
    for (uint64_t at = 0; at < count; ++at) {
        *number = at;
        for (int place = 0; place < width; ++place) answers[width * at + place] = kUnknown;
        schlemm_position position = positions[at];
        if (width == kAllTricks) position.played = position.leader = position.strain = 0;
        const schlemm_fault found = fault_of(position);
        if (found.status) return tell(fault, found.status, found.place, found.value);
        if (solver->limits.is_stopped()) continue;
        if (!solver->engine->begin(solver->search, position, solver->limits)) return tell(fault, SCHLEMM_NO_MEMORY);
        ask(*solver, position, answers + width * at);
        solver->nodes += solver->engine->nodes(solver->search);
    }
    return tell(fault, SCHLEMM_OK);
}

} // namespace

uint32_t schlemm_solver_new(uint64_t bytes, uint32_t kind, schlemm_solver **solver, schlemm_fault *fault) {
    if (missing({{2, solver}}, fault)) return SCHLEMM_NULL_ARGUMENT;
    *solver = nullptr;
    auto *const made = static_cast<schlemm_solver *>(malloc(sizeof(schlemm_solver)));
    if (!made) return tell(fault, SCHLEMM_NO_MEMORY, 0, bytes);
    const Engine &engine = kind == SCHLEMM_ANY_MACHINE ? kPortable : best_engine();
    *made = {&engine, engine.make(bytes), Limits{}, 0};
    if (!made->search) {
        schlemm_solver_free(made);
        return tell(fault, SCHLEMM_NO_MEMORY, 0, bytes);
    }
    *solver = made;
    return tell(fault, SCHLEMM_OK);
}

void schlemm_solver_free(schlemm_solver *solver) {
    if (!solver) return;
    if (solver->search) solver->engine->free(solver->search);
    free(solver);
}

uint64_t schlemm_solver_bytes(const schlemm_solver *solver) { return solver->engine->bytes(solver->search); }

void schlemm_solver_limit(schlemm_solver *solver, uint64_t nodes, const int32_t *stop) {
    solver->limits.nodes = nodes;
    solver->limits.stop = stop;
}

uint64_t schlemm_solver_nodes(const schlemm_solver *solver) { return solver->nodes; }

uint32_t schlemm_solver_tables(schlemm_solver *solver, const schlemm_position *positions, uint64_t count, uint8_t *tricks,
                               uint64_t *number, schlemm_fault *fault) {
    return each(solver, positions, count, tricks, kAllTricks, number, fault,
                [](const schlemm_solver &asked, const schlemm_position &, uint8_t *answers) {
                    asked.engine->table(asked.search, answers);
                });
}

uint32_t schlemm_solver_values(schlemm_solver *solver, const schlemm_position *positions, uint64_t count, uint8_t *tricks,
                               uint64_t *number, schlemm_fault *fault) {
    return each(solver, positions, count, tricks, 1, number, fault,
                [](const schlemm_solver &asked, const schlemm_position &, uint8_t *answers) {
                    asked.engine->value(asked.search, answers);
                });
}

uint32_t schlemm_solver_makes(schlemm_solver *solver, const schlemm_position *positions, uint64_t count, uint8_t *makes,
                              uint64_t *number, schlemm_fault *fault) {
    return each(solver, positions, count, makes, 1, number, fault,
                [](const schlemm_solver &asked, const schlemm_position &position, uint8_t *answers) {
                    asked.engine->makes(asked.search, position.target, answers);
                });
}

uint32_t schlemm_solver_cards(schlemm_solver *solver, const schlemm_position *positions, uint64_t count, uint8_t *tricks,
                              uint64_t *number, schlemm_fault *fault) {
    return each(solver, positions, count, tricks, kPack, number, fault,
                [](const schlemm_solver &asked, const schlemm_position &, uint8_t *answers) {
                    asked.engine->cards(asked.search, answers);
                });
}

uint32_t schlemm_solver_lines(schlemm_solver *solver, const schlemm_position *positions, uint64_t count, uint8_t *lines,
                              uint64_t *number, schlemm_fault *fault) {
    return each(solver, positions, count, lines, kLine, number, fault,
                [](const schlemm_solver &asked, const schlemm_position &, uint8_t *answers) {
                    asked.engine->line(asked.search, answers);
                });
}

uint32_t schlemm_solver_courses(schlemm_solver *solver, const schlemm_position *positions, uint64_t count,
                                const uint8_t *cards, uint8_t *tricks, uint64_t *number, schlemm_fault *fault) {
    const bool any = count != 0;
    if (missing({{0, solver}, {1, positions, any}, {3, cards, any}}, fault)) return SCHLEMM_NULL_ARGUMENT;
    return each(solver, positions, count, tricks, kLine, number, fault,
                [=](const schlemm_solver &asked, const schlemm_position &, uint8_t *answers) {
                    asked.engine->course(asked.search, cards + kPack * *number, answers);
                }, 1);
}
