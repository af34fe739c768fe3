// What is asked of a search: a table, a value, a target, all cards; a line is in lines.h.
#pragma once

#include "engine.h"
#include "guess.h"
#include "lines.h"
#include "search_steps.h"

namespace schlemm::SCHLEMM_VARIANT {

// Partners one after the other: what one leads to is the best guess for the other.
constexpr int kLeaders[kSeats] = {0, 2, 1, 3};

// Four leaders in five strains, as tricks of the declarer: the player before the leader.
inline void solve_table(Search &search, uint8_t *tricks) {
    const int all = search.tricks();
    for (int strain = 0; strain < kStrains; ++strain) {
        int guess = -1;
        for (const int leader : kLeaders) {
            if (!search.turn(strain, leader)) return;
            if (guess < 0) guess = likely_tricks(search.board(), all);
            const int value = search.value(guess);
            if (search.ended()) return;
            const int declarer = previous_of(leader);
            tricks[kStrains * declarer + strain] = for_side(value, all, declarer);
            guess = value;
        }
    }
}

inline void solve_value(Search &search, uint8_t *tricks) {
    const int value = search.value(likely_tricks(search.board(), search.tricks()));
    if (!search.ended()) *tricks = for_side(value, search.tricks(), search.seat());
}

inline void solve_makes(Search &search, int target, uint8_t *makes) {
    const int tricks = search.tricks();
    if (target == 0 || target > tricks) {
        *makes = target == 0;
        return;
    }
    const bool north_south = of_north_south(search.seat());
    const bool reached = search.reaches(north_south ? target : tricks - target + 1);
    if (!search.ended()) *makes = reached == north_south;
}

// The cards that are worth the same as the highest of a sequence, which is tried for all of them.
inline void answer_for(const Search &search, uint64_t sequence, uint8_t tricks, uint8_t *answers) {
    for (; sequence; sequence &= sequence - 1) answers[search.board().real[first(sequence)]] = tricks;
}

inline void solve_cards(Search &search, uint8_t *answers) {
    if (!search.tricks()) return;
    const int seat = search.seat();
    const int best = search.value(likely_tricks(search.board(), search.tricks()));
    const uint64_t legal = search.legal(), tops = sequence_tops(legal, search.board().in_play);
    for (uint64_t left = tops; left && !search.ended(); left &= left - 1) {
        const int card = first(left), value = search.value_of(card, best);
        if (search.ended()) return;
        answer_for(search, worth_the_same(legal, tops, card), for_side(value, search.tricks(), seat), answers);
    }
}

inline Search &search_at(void *search) { return *static_cast<Search *>(search); }

// The search of this kind of machine behind functions.
inline constexpr Engine kEngine = {
    [](size_t bytes) -> void * { return Search::make(bytes); },
    [](void *search) { destroy(static_cast<Search *>(search)); },
    [](void *search, const schlemm_position &position, const Limits &limits) {
        return search_at(search).begin(position, limits);
    },
    [](void *search, uint8_t *tricks) { solve_table(search_at(search), tricks); },
    [](void *search, uint8_t *tricks) { solve_value(search_at(search), tricks); },
    [](void *search, int target, uint8_t *makes) { solve_makes(search_at(search), target, makes); },
    [](void *search, uint8_t *tricks) { solve_cards(search_at(search), tricks); },
    [](void *search, uint8_t *line) { solve_line(search_at(search), line); },
    [](void *search, const uint8_t *cards, uint8_t *tricks) { return solve_course(search_at(search), cards, tricks); },
    [](const void *search) { return static_cast<const Search *>(search)->nodes(); },
    [](const void *search) { return static_cast<const Search *>(search)->bytes(); },
};

} // namespace schlemm::SCHLEMM_VARIANT
