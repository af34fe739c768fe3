// How the search goes on from card to card: the parts of search.h that do the work.
#pragma once

#include <stdlib.h>
#include <string.h>

#include "last_tricks.h"
#include "search.h"

namespace schlemm::SCHLEMM_VARIANT {

constexpr int kBeyond = 99;
constexpr uint8_t kNoCard = 255;

// How many cuts are remembered: more than a question needs only costs time to forget them.
inline int cut_bits(int tricks) { return tricks <= 4 ? 9 : tricks <= 6 ? 11 : tricks <= 9 ? 15 : 19; }
constexpr size_t kMostCuts = size_t(1) << 19;

inline int worst_for(int seat) { return of_north_south(seat) ? -1 : kBeyond; }
inline bool good_for(int seat, int value, int target) { return (value >= target) == of_north_south(seat); }

inline Search *Search::make(size_t bytes) {
    void *const place = malloc(sizeof(Search));
    if (!place) return nullptr;
    auto *const made = new (Place{place}) Search();
    made->cuts_ = static_cast<uint8_t *>(malloc(kMostCuts));
    const size_t own = sizeof(Search) + kMostCuts;
    if (made->cuts_ && made->table_.open(bytes > own ? bytes - own : 0)) return made;
    destroy(made);
    return nullptr;
}

inline Search::~Search() { free(cuts_); }

inline size_t Search::bytes() const { return sizeof(Search) + kMostCuts + table_.bytes(); }

inline bool Search::begin(const schlemm_position &position, const Limits &limits) {
    limits_ = limits;
    nodes_ = 0;
    ended_ = false;
    played_ = position.played;
    trick_ = Trick{};
    lay_out(board_, trick_, position);
    tricks_ = count(board_.hands[(position.leader + 3) & 3]);
    return turn(position.strain, position.leader);
}

inline bool Search::turn(int trump, int leader) {
    trick_.leader = leader;
    const bool same = board_.trump == trump && nodes_;
    if (same) return true;
    board_.trump = trump;
    cuts_shift_ = 64 - cut_bits(tricks_);
    memset(cuts_, kNoCard, size_t(1) << cut_bits(tricks_));
    return table_.clear(tricks_);
}

inline uint64_t Search::legal() const {
    const uint64_t hand = board_.hands[seat()];
    const uint64_t following = played_ ? hand & lane(trick_.suit) : 0;
    return following ? following : hand;
}

inline int Search::value(int guess) {
    int least = 0, most = tricks_, target = guess;
    while (least < most && !ended_) {
        if (target <= least) target = least + 1;
        if (target > most) target = most;
        const int found = bound(target);
        if (found >= target) least = found;
        else most = found;
        target = found >= target ? found + 1 : found;
    }
    return least;
}

inline int Search::value_of(int card, int best) {
    int least = 0, most = tricks_, target = best;
    if (of_north_south(seat())) most = best;
    else least = best;
    while (least < most && !ended_) {
        if (target <= least) target = least + 1;
        if (target > most) target = most;
        const int found = bound_of(card, target);
        if (found >= target) least = found;
        else most = found;
        target = found >= target ? found + 1 : found;
    }
    return least;
}

inline int Search::bound(int target) {
    uint64_t ranks = 0;
    board_.in_play = board_.everything() | trick_.cards;
    switch (played_) {
    case 0: return lead(tricks_, trick_.leader, target, ranks);
    case 1: return follow<1>(tricks_, trick_, target, ranks);
    case 2: return follow<2>(tricks_, trick_, target, ranks);
    default: return follow<3>(tricks_, trick_, target, ranks);
    }
}

inline int Search::bound_of(int card, int target) {
    uint64_t ranks = 0;
    board_.in_play = board_.everything() | trick_.cards;
    switch (played_) {
    case 0: return after<0>(tricks_, trick_, seat(), card, target, ranks);
    case 1: return after<1>(tricks_, trick_, seat(), card, target, ranks);
    case 2: return after<2>(tricks_, trick_, seat(), card, target, ranks);
    default: return after<3>(tricks_, trick_, seat(), card, target, ranks);
    }
}

inline void Search::poll() {
    if (limits_.nodes && nodes_ >= limits_.nodes) ended_ = true;
    if (limits_.is_stopped()) ended_ = true;
}

// Plays a card, as the place-th of its trick (0 ... 3), and answers for what comes of it.
template <int Place> int Search::after(int tricks, const Trick &before, int seat, int card, int target, uint64_t &ranks) {
    Trick trick = before;
    if (Place == 0) trick.suit = suit_at(card);
    if (Place == 0 || beats(card, trick.winning, board_.trump)) {
        trick.winner = seat;
        trick.winning = card;
    }
    trick.cards |= bit_of(card);
    board_.play(seat, card);
    int value;
    if constexpr (Place < 3) {
        value = follow<Place + 1>(tricks, trick, target, ranks);
    } else {
        const uint64_t in_play = board_.in_play;
        const int won = of_north_south(trick.winner);
        value = won + lead(tricks - 1, trick.winner, target - won, ranks);
        board_.in_play = in_play;
        // The winner's rank matters if it beat another card of its suit.
        if (several(trick.cards & lane(suit_at(trick.winning)))) ranks |= bit_of(trick.winning);
    }
    board_.take_back(seat, card);
    return value;
}

// What mattered where a card failed. Cards worth the same were not tried, so they must stay worth the same.
inline uint64_t must_stay(const Choice &choice, int card, uint64_t ranks) {
    // Where it is lower than all of its suit that mattered, it is any low card.
    const bool any = (ranks & lane(suit_at(card))) < bit_of(card);
    return ranks | (any ? 0 : bit_of(last(worth_the_same(choice.legal, choice.tops, card))));
}

template <int Place>
int Search::forced(int tricks, const Trick &trick, const Choice &choice, int card, int target, uint64_t &ranks) {
    const int value = after<Place>(tricks, trick, choice.seat, card, target, ranks);
    if (!good_for(choice.seat, value, target)) ranks = must_stay(choice, card, ranks);
    return value;
}

// Tries a card; true if it decides.
template <int Place>
bool Search::cuts(int tricks, const Trick &trick, const Choice &choice, int card, int target, uint64_t &ranks, Tried &tried) {
    const int seat = choice.seat;
    uint64_t mattered = 0;
    const int value = after<Place>(tricks, trick, seat, card, target, mattered);
    if (good_for(seat, value, target)) {
        ranks = mattered;
        tried.best = value;
        return true;
    }
    tried.ranks |= must_stay(choice, card, mattered);
    tried.best = of_north_south(seat) ? most(value, tried.best) : least(value, tried.best);
    // Where its rank did not matter, no lower card of the suit does better.
    const uint64_t suit = lane(suit_at(card)), in_its_suit = mattered & suit, from = in_its_suit < bit_of(card) ? suit : 0;
    tried.useless |= (from & ~up_to_last(in_its_suit)) | bit_of(card);
    return false;
}

// Where the card is remembered that decides among these; `trick` tells apart what else it depends on.
inline uint32_t Search::place_of(const Choice &choice, uint64_t trick) const {
    const uint64_t key = choice.legal ^ (trick << 2 | static_cast<uint64_t>(choice.seat)) * 0x9E3779B97F4A7C15u;
    return static_cast<uint32_t>(key * 0xD6E8FEB86659FD93u >> cuts_shift_);
}

// The card that decided here before, as the highest of those worth the same now; -1 if it is not there.
inline int Search::known_cut(const Choice &choice, uint32_t place) const {
    const int card = cuts_[place];
    return card < 64 && choice.legal >> card & 1 ? last(choice.tops & up_to(card)) : -1;
}

// A card that decides is remembered.
template <int Place>
bool Search::decides(int tricks, const Trick &trick, const Choice &choice, int card, int target, uint64_t &ranks,
                     uint32_t place_of_cut, Tried &tried) {
    if (!cuts<Place>(tricks, trick, choice, card, target, ranks, tried)) return false;
    cuts_[place_of_cut] = static_cast<uint8_t>(card);
    return true;
}

template <int Place>
int Search::follow_suit(int tricks, const Trick &trick, const Choice &choice, int target, uint64_t &ranks) {
    if (!several(choice.tops)) return forced<Place>(tricks, trick, choice, first(choice.tops), target, ranks);
    const uint32_t place_of_cut =
        place_of(choice, in_suit(board_.in_play, trick.suit) | uint64_t(Place) << 16 | uint64_t(trick.winning) << 18 |
                             uint64_t(trick.winner) << 24 | uint64_t(1) << 26);
    Tried tried;
    tried.best = worst_for(choice.seat);
    const int known = known_cut(choice, place_of_cut);
    if (known >= 0 && cuts<Place>(tricks, trick, choice, known, target, ranks, tried)) return tried.best;
    const Followers order = followers(board_, trick, choice.seat, Place, choice.tops);
    while (const uint64_t left = choice.tops & ~tried.useless)
        if (decides<Place>(tricks, trick, choice, order.first_of(left), target, ranks, place_of_cut, tried)) return tried.best;
    ranks = tried.ranks;
    return tried.best;
}

template <int Place>
int Search::discard(int tricks, const Trick &trick, const Choice &choice, int target, uint64_t &ranks) {
    if (!several(choice.legal)) return forced<Place>(tricks, trick, choice, first(choice.legal), target, ranks);
    const uint32_t place_of_cut =
        place_of(choice, uint64_t(Place) << 16 | static_cast<uint64_t>(board_.trumps() ? trick.winning : trick.winner) << 18);
    Tried tried;
    tried.best = worst_for(choice.seat);
    const int known = known_cut(choice, place_of_cut);
    if (known >= 0 && cuts<Place>(tricks, trick, choice, known, target, ranks, tried)) return tried.best;
    Moves moves;
    add_discards(board_, trick, choice.seat, Place, choice.tops, moves);
    return rest<Place>(tricks, trick, choice, moves, target, ranks, place_of_cut, tried);
}

// Tries the moves in the order of their weights, but for what was found useless.
template <int Place>
int Search::rest(int tricks, const Trick &trick, const Choice &choice, Moves &moves, int target, uint64_t &ranks,
                 uint32_t place_of_cut, Tried &tried) {
    while (moves.any()) {
        const int card = moves.take();
        if (tried.useless >> card & 1) continue;
        if (decides<Place>(tricks, trick, choice, card, target, ranks, place_of_cut, tried)) return tried.best;
    }
    ranks = tried.ranks;
    return tried.best;
}

template <int Place> int Search::follow(int tricks, const Trick &trick, int target, uint64_t &ranks) {
    if (ended_) return 0;
    const int seat = (trick.leader + Place) & 3;
    const uint64_t hand = board_.hands[seat], following = hand & lane(trick.suit), legal = following ? following : hand;
    const Choice choice = {seat, legal, sequence_tops(legal, board_.in_play)};
    return following ? follow_suit<Place>(tricks, trick, choice, target, ranks)
                     : discard<Place>(tricks, trick, choice, target, ranks);
}

// Whether sure tricks of one side decide.
inline bool Search::sure(int tricks, int leader, int target, uint64_t everything, uint64_t key, int &value, uint64_t &ranks) const {
    const bool north_south = of_north_south(leader);
    const int leaders_need = north_south ? target : tricks - target + 1, others_need = tricks + 1 - leaders_need;
    const auto leaders = [&](const Sure &sure) {
        if (sure.tricks < leaders_need) return false;
        value = north_south ? sure.tricks : tricks - sure.tricks;
        ranks = sure.ranks;
        return true;
    };
    const auto others = [&](const Sure &sure) {
        if (sure.tricks < others_need) return false;
        value = north_south ? tricks - sure.tricks : sure.tricks;
        ranks = sure.ranks;
        return true;
    };
    if (leaders(sure_tricks(board_, leader, tricks, leaders_need, everything))) return true;
    table_.prefetch_patterns(key);
    if (board_.trumps()) {
        if (others_need == 1 && others(slow_trump_trick(board_, next_of(leader), false, tricks, everything))) return true;
        if (leaders_need == 1 && leaders(slow_trump_trick(board_, leader, true, tricks, everything))) return true;
        if (others(top_trumps(board_, ~leader & 1, others_need, everything))) return true;
    }
    const bool no_trumps = !board_.trumps() || (!board_.length(leader, board_.trump) &&
                                                !board_.length(partner_of(leader), board_.trump));
    if (no_trumps && others(tricks_once_in(board_, leader, tricks, leaders_need, everything))) return true;
    return others(tricks_after_any_lead(board_, leader, tricks, others_need, everything));
}

// What is kept of positions like this one, if it decides.
inline bool Search::known_bound(uint64_t key, const Owners &owners, int target, int &value, uint64_t &ranks) {
    const Slot &slot = table_.slot(key);
    if (slot.is_parted && bound_in(table_.slot(key_of_tops(key, owners)), owners, target, value, ranks)) return true;
    return bound_in(slot, owners, target, value, ranks);
}

inline bool Search::bound_in(const Slot &slot, const Owners &owners, int target, int &value, uint64_t &ranks) {
    Pattern *const patterns = table_.patterns(slot);
    for (int at = 0, used = slot.used; at < used; ++at) {
        const Pattern pattern = patterns[at];
        if (!table_.covers(pattern, owners)) continue;
        const int least = static_cast<int>(pattern.low >> kBound), most = static_cast<int>(pattern.high >> kBound);
        if (least < target && most >= target) continue;
        value = least >= target ? least : most;
        ranks = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            const uint64_t word = suit < 2 ? pattern.low : pattern.high;
            const int meant = static_cast<int>(word >> (kMeant + 4 * (suit & 1)) & 15);
            if (meant) ranks |= to_suit(nth(in_suit(board_.in_play, suit), meant), suit);
        }
        if (at) { // what is used often comes to the front
            patterns[at] = patterns[at / 2];
            patterns[at / 2] = pattern;
        }
        return true;
    }
    return false;
}

inline void Search::keep(uint64_t key, const Owners &owners, int tricks, int target, int value, uint64_t ranks) {
    int meant[kSuits];
    for (int suit = 0; suit < kSuits; ++suit) {
        const uint32_t mattered = in_suit(ranks, suit);
        meant[suit] = mattered ? count(in_suit(board_.in_play, suit) & ((uint32_t(2) << last(mattered)) - 1)) : 0;
    }
    const bool reached = value >= target;
    table_.keep(key, table_.pattern(owners, meant), static_cast<uint64_t>(reached ? value : 0),
                static_cast<uint64_t>(reached ? tricks : value));
}

inline int Search::lead(int tricks, int leader, int target, uint64_t &ranks) {
    ranks = 0;
    if (target <= 0) return 0;
    if (target > tricks) return tricks;
    if (!(++nodes_ & (kPoll - 1))) poll();
    if (ended_) return 0;
    if (tricks == 2) return last_two(board_, leader, target, ranks);
    if (tricks == 1) return last_trick(board_, leader, ranks);
    const uint64_t everything = board_.in_play = board_.everything();
    const uint64_t key = key_of(board_.lengths, tricks, leader);
    table_.prefetch(key);
    int value;
    if (sure(tricks, leader, target, everything, key, value, ranks)) return value;
    const auto owned = [&](int suit) { return uint64_t(board_.owners_of(suit, in_suit(everything, suit))); };
    const Owners owners = {owned(0) | owned(1) << kOwnersBits, owned(2) | owned(3) << kOwnersBits};
    if (known_bound(key, owners, target, value, ranks)) return value;
    value = lead_on(tricks, leader, target, key, owners, ranks);
    return value;
}

// Tries the leads of a position of which nothing is known yet, and keeps what comes out.
inline int Search::lead_on(int tricks, int leader, int target, uint64_t key, const Owners &owners, uint64_t &ranks) {
    const uint64_t everything = board_.in_play, hand = board_.hands[leader];
    const Trick trick = {leader, 0, 0, 0, 0};
    const Choice choice = {leader, hand, sequence_tops(hand, everything)};
    const uint32_t place_of_cut = place_of(choice, 0);
    Tried tried;
    tried.best = worst_for(leader);
    const int known = known_cut(choice, place_of_cut);
    int value;
    if (known >= 0 && cuts<0>(tricks, trick, choice, known, target, ranks, tried)) {
        value = tried.best;
    } else {
        Moves moves;
        add_leads(board_, leader, choice.tops, moves);
        value = rest<0>(tricks, trick, choice, moves, target, ranks, place_of_cut, tried);
    }
    board_.in_play = everything;
    if (!ended_) keep(key, owners, tricks, target, value, ranks);
    return value;
}

} // namespace schlemm::SCHLEMM_VARIANT
