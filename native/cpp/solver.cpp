// Double dummy behind the C interface: which search, its limits, and one question after the other.
#include <stdlib.h>

#include "engine.h"
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

// Asks a question about each position; `answers` are `width` numbers for each.
template <typename Ask>
uint32_t each(schlemm_solver *solver, const schlemm_position *positions, uint64_t count, uint8_t *answers, int width,
              uint64_t *number, schlemm_fault *fault, const Ask &ask) {
    for (uint64_t at = 0; at < count; ++at) {
        *number = at;
        for (int place = 0; place < width; ++place) answers[width * at + place] = kUnknown;
        schlemm_position position = positions[at];
        if (width == kAllTricks) position.played = position.leader = position.strain = 0;
        *fault = fault_of(position);
        if (fault->status) return fault->status;
        if (solver->limits.stop && *solver->limits.stop) continue;
        if (!solver->engine->begin(solver->search, position, solver->limits)) {
            *fault = {SCHLEMM_NO_MEMORY, 0, 0};
            return SCHLEMM_NO_MEMORY;
        }
        ask(*solver, position, answers + width * at);
        solver->nodes += solver->engine->nodes(solver->search);
    }
    return SCHLEMM_OK;
}

} // namespace

uint32_t schlemm_solver_new(uint64_t bytes, uint32_t kind, schlemm_solver **solver, schlemm_fault *fault) {
    *fault = {SCHLEMM_NO_MEMORY, 0, bytes};
    *solver = static_cast<schlemm_solver *>(malloc(sizeof(schlemm_solver)));
    if (!*solver) return SCHLEMM_NO_MEMORY;
    const Engine &engine = kind == SCHLEMM_ANY_MACHINE ? kPortable : best_engine();
    **solver = {&engine, engine.make(bytes), Limits{}, 0};
    if (!(*solver)->search) {
        schlemm_solver_free(*solver);
        *solver = nullptr;
        return SCHLEMM_NO_MEMORY;
    }
    *fault = {SCHLEMM_OK, 0, 0};
    return SCHLEMM_OK;
}

void schlemm_solver_free(schlemm_solver *solver) {
    if (!solver) return;
    if (solver->search) solver->engine->free(solver->search);
    free(solver);
}

uint64_t schlemm_solver_bytes(const schlemm_solver *solver) { return solver->engine->bytes(solver->search); }

void schlemm_solver_limit(schlemm_solver *solver, uint64_t nodes, const volatile int32_t *stop) {
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
    return each(solver, positions, count, tricks, kLine, number, fault,
                [=](const schlemm_solver &asked, const schlemm_position &, uint8_t *answers) {
                    asked.engine->course(asked.search, cards + kPack * *number, answers);
                });
}
