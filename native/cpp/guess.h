// Where to look for a value first: what honours and trumps are worth on average.
//
// The weights were fitted to the tables of 6,665 random deals; a guess changes how long an answer takes, never which.
#pragma once

#include "board.h"

namespace schlemm::SCHLEMM_VARIANT {

namespace worth {
// Thousandths of a trick in a deal of 13: for each point that a side has more than the other, for each trump, for each trump
// in the longest hand. And the thousandths of all tricks to begin with: a value is asked from above.
constexpr int kPointInNotrump = 250, kPoint = 190, kTrump = 350, kLongest = 350, kMiddle = 540;
} // namespace worth

// Points of a hand, 4 3 2 1 for the highest four of each suit that are left.
inline int points(uint64_t hand) {
    int sum = 0;
    for (int rank = 0; rank < 4; ++rank) sum += (4 - rank) * count(hand & uint64_t(0x0001000100010001) << rank);
    return sum;
}

// Tricks of north-south, of those left.
inline int likely_tricks(const Board &board, int tricks) {
    const auto &hands = board.hands;
    const int more_points = points(hands[0]) + points(hands[2]) - points(hands[1]) - points(hands[3]);
    int more = 0;
    if (board.trumps()) {
        int lengths[kSeats];
        for (int seat = 0; seat < kSeats; ++seat) lengths[seat] = board.length(seat, board.trump);
        const auto longer = [&](int a, int b) { return lengths[a] > lengths[b] ? lengths[a] : lengths[b]; };
        more = worth::kPoint * more_points + worth::kTrump * (lengths[0] + lengths[2] - lengths[1] - lengths[3]) +
               worth::kLongest * (longer(0, 2) - longer(1, 3));
    } else {
        more = worth::kPointInNotrump * more_points;
    }
    const int guess = (tricks * (kTricks * worth::kMiddle + more)) / (kTricks * 1000);
    return guess < 0 ? 0 : guess > tricks ? tricks : guess;
}

} // namespace schlemm::SCHLEMM_VARIANT
