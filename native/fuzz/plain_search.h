// Small positions looked at card by card, without anything that the library knows: what is right, and what makes no sense.
#pragma once

#include "asked.h"

namespace fuzz {

// How many cards each player has with those that lie in the trick; false where the position cannot be.
inline bool sound(const schlemm_position &position, unsigned &tricks) {
    if (position.strain > 4 || position.leader > 3 || position.played > 3) return false;
    unsigned places[256] = {}, held[4] = {};
    for (unsigned seat = 0; seat < 4; ++seat)
        for (unsigned card = 0; card < 64; ++card)
            if (position.hands[seat] >> card & 1) {
                ++places[card];
                ++held[seat];
            }
    for (unsigned at = 0; at < position.played; ++at) {
        ++places[position.trick[at]];
        ++held[(position.leader + at) & 3];
    }
    for (unsigned card = 0; card < 256; ++card)
        if (places[card] > (card < 52 ? 1 : 0)) return false;
    tricks = held[0];
    return held[0] <= kHandSize && held[1] == held[0] && held[2] == held[0] && held[3] == held[0];
}

inline unsigned seat_of(const schlemm_position &position) { return (position.leader + position.played) & 3; }

// The cards that may be played.
inline uint64_t playable(const schlemm_position &position) {
    const uint64_t hand = position.hands[seat_of(position)];
    const uint64_t following = position.played ? hand & kSuit << 13 * (position.trick[0] / 13) : 0;
    return following ? following : hand;
}

// Plays a card; 1 if north-south have won a trick by it.
inline unsigned play(schlemm_position &position, unsigned card) {
    position.hands[seat_of(position)] &= ~(uint64_t(1) << card);
    position.trick[position.played] = static_cast<uint8_t>(card);
    if (++position.played < 4) return 0;
    unsigned best = 0;
    for (unsigned at = 1; at < 4; ++at) {
        const unsigned other = position.trick[at], winning = position.trick[best];
        if (other / 13 == winning / 13 ? other > winning : other / 13 == position.strain) best = at;
    }
    position.leader = static_cast<uint8_t>((position.leader + best) & 3);
    position.played = 0;
    return !(position.leader & 1);
}

// The tricks of north-south, by trying everything.
inline unsigned plain_value(const schlemm_position &position) {
    const bool north_south = !(seat_of(position) & 1);
    unsigned best = north_south ? 0 : kHandSize;
    bool any = false;
    for (uint64_t left = playable(position); left; left &= left - 1, any = true) {
        schlemm_position next = position;
        const unsigned won = play(next, static_cast<unsigned>(__builtin_ctzll(left))), value = won + plain_value(next);
        if (north_south ? value > best : value < best) best = value;
    }
    return any ? best : 0;
}

// The same for the side of a seat.
inline unsigned plain_for(const schlemm_position &position, unsigned seat, unsigned tricks) {
    const unsigned value = plain_value(position);
    return seat & 1 ? tricks - value : value;
}

} // namespace fuzz
