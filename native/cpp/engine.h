// A search as the questions of the C interface use it: one for each kind of machine, chosen when a solver is made.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "schlemm_native.h"

namespace schlemm {

// When a search is to end without an answer.
struct Limits {
    uint64_t nodes = 0;            // how many positions it may look at; 0: any number
    const int32_t *stop = nullptr; // whether it is to end, if this is not 0: another thread may set it at any moment

    bool is_stopped() const { return stop && __atomic_load_n(stop, __ATOMIC_RELAXED); }
};

// The functions of a search of one kind. Answers that are not found stay as they were.
struct Engine {
    void *(*make)(size_t bytes); // null where there is no memory
    void (*free)(void *search);
    bool (*begin)(void *search, const schlemm_position &position, const Limits &limits); // false: no memory
    void (*table)(void *search, uint8_t *tricks);
    void (*value)(void *search, uint8_t *tricks);
    void (*makes)(void *search, int target, uint8_t *makes);
    void (*cards)(void *search, uint8_t *tricks);
    void (*line)(void *search, uint8_t *line); // the tricks, then the cards
    int (*course)(void *search, const uint8_t *cards, uint8_t *tricks); // how many of the cards could be played
    uint64_t (*nodes)(const void *search); // looked at since `begin`
    size_t (*bytes)(const void *search);
};

extern const Engine kPortable;    // for every machine
extern const Engine *const kBits; // with instructions that count and find bits (x86-64-v3); null where there are none

// The faster one of those that run here.
const Engine &best_engine();

} // namespace schlemm
