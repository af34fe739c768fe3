#include "position_faults.h"

#include "cards.h"

namespace schlemm {

namespace {

constexpr schlemm_fault kFine = {SCHLEMM_OK, 0, 0};
enum PlayPart : uint32_t { kStrainPart, kLeaderPart, kPlayedPart, kCardPart };

schlemm_fault fault_of_play(const schlemm_position &position) {
    if (position.strain > 4) return {SCHLEMM_BAD_PLAY, kStrainPart, position.strain};
    if (position.leader > 3) return {SCHLEMM_BAD_PLAY, kLeaderPart, position.leader};
    if (position.played > 3) return {SCHLEMM_BAD_PLAY, kPlayedPart, position.played};
    return kFine;
}

} // namespace

schlemm_fault fault_of(const schlemm_position &position) {
    const schlemm_fault play = fault_of_play(position);
    if (play.status) return play;
    uint64_t seen = 0;
    for (uint32_t seat = 0; seat < 4; ++seat) {
        const uint64_t hand = position.hands[seat];
        if (hand & ~kAllCards) return {SCHLEMM_NOT_A_CARD, seat, hand & ~kAllCards};
        if (hand & seen) return {SCHLEMM_HELD_TWICE, seat, hand & seen};
        seen |= hand;
    }
    for (uint32_t at = 0; at < position.played; ++at) {
        const unsigned card = position.trick[at];
        if (card > 51 || seen >> card & 1) return {SCHLEMM_BAD_PLAY, kCardPart, card};
        seen |= uint64_t(1) << card;
    }
    // Who has played to the trick holds a card less than who has not; the player before the leader plays last.
    const unsigned tricks = count_of(position.hands[(position.leader + 3) & 3]);
    if (tricks > kHandSize) return {SCHLEMM_TOO_MANY_HELD, (position.leader + 3u) & 3, tricks};
    for (uint32_t place = 0; place < 4; ++place) {
        const uint32_t seat = (position.leader + place) & 3;
        const unsigned held = count_of(position.hands[seat]);
        if (held + (place < position.played) != tricks) return {SCHLEMM_UNEQUAL_HANDS, seat, held};
    }
    return kFine;
}

} // namespace schlemm
