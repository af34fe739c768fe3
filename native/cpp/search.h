// The search: how many tricks north-south take of a position, as a bound on one side of a target.
//
// Zero-window alpha-beta with a bound that may say more than was asked (fail-soft), asked again and again by MTD(f)
// (A. Plaat, 1996), over patterns of what mattered (patterns.h). Each answer comes with the lowest cards of each suit whose
// rank mattered: whoever holds the lower ones, it stays true.
#pragma once

#include <stddef.h>

#include "board.h"
#include "engine.h"
#include "allocation.h"
#include "moves.h"
#include "patterns.h"
#include "sure_tricks.h"

namespace schlemm::SCHLEMM_VARIANT {

constexpr uint64_t kPoll = 4096; // after so many positions the limits are looked at

// The cards that a player may choose from, and the highest of each of their sequences: one is tried for all of it.
struct Choice {
    int seat;
    uint64_t legal, tops;
};

class Search {
  public:
    static Search *make(size_t bytes); // null where there is no memory
    ~Search();

    // Begins anew with a position: nothing is known of any other.
    bool begin(const schlemm_position &position, const Limits &limits);
    // Another trump or leader for the same cards; what is known of the same trump stays.
    bool turn(int trump, int leader);

    // Tricks of north-south with best play, from the position's card on; `guess` is where to look first.
    int value(int guess);
    // Whether north-south take so many.
    bool reaches(int target) { return bound(target) >= target; }
    // Tricks of north-south if the player in turn plays a card (as numbered on the board); `best` are those with the best one.
    int value_of(int card, int best);
    // A bound on them: at least `target` if they take so many, less if not.
    int bound_of(int card, int target);
    // Goes on with a card; the tricks that north-south have won by it.
    int play(int card);

    const Board &board() const { return board_; }
    const Trick &trick() const { return trick_; }
    int played() const { return played_; }
    int tricks() const { return tricks_; }
    int seat() const { return (trick_.leader + played_) & 3; }
    uint64_t legal() const;
    bool ended() const { return ended_; } // a limit was reached: answers since then mean nothing
    uint64_t nodes() const { return nodes_; }
    size_t bytes() const;

  private:
    struct Tried {
        uint64_t ranks = 0; // what mattered where it failed
        uint64_t useless = 0; // cards no better than one that failed
        int best;
    };

    Search() = default;
    int bound(int target);
    int lead(int tricks, int leader, int target, uint64_t &ranks);
    int lead_on(int tricks, int leader, int target, uint64_t key, const Owners &owners, uint64_t &ranks);
    template <int Place> int follow(int tricks, const Trick &trick, int target, uint64_t &ranks);
    template <int Place> int after(int tricks, const Trick &before, int seat, int card, int target, uint64_t &ranks);
    template <int Place>
    int follow_suit(int tricks, const Trick &trick, const Choice &choice, int target, uint64_t &ranks);
    template <int Place> int discard(int tricks, const Trick &trick, const Choice &choice, int target, uint64_t &ranks);
    template <int Place>
    int forced(int tricks, const Trick &trick, const Choice &choice, int card, int target, uint64_t &ranks);
    template <int Place>
    bool cuts(int tricks, const Trick &trick, const Choice &choice, int card, int target, uint64_t &ranks, Tried &tried);
    template <int Place>
    bool decides(int tricks, const Trick &trick, const Choice &choice, int card, int target, uint64_t &ranks,
                 uint32_t place_of_cut, Tried &tried);
    template <int Place>
    int rest(int tricks, const Trick &trick, const Choice &choice, Moves &moves, int target, uint64_t &ranks,
             uint32_t place_of_cut, Tried &tried);
    bool sure(int tricks, int leader, int target, uint64_t everything, uint64_t key, int &value, uint64_t &ranks) const;
    bool known_bound(uint64_t key, const Owners &owners, int target, int &value, uint64_t &ranks);
    bool bound_in(const Slot &slot, const Owners &owners, int target, int &value, uint64_t &ranks);
    void keep(uint64_t key, const Owners &owners, int tricks, int target, int value, uint64_t ranks);
    uint32_t place_of(const Choice &choice, uint64_t trick) const;
    int known_cut(const Choice &choice, uint32_t place) const;
    void poll();

    Board board_;
    Trick trick_;
    int played_ = 0, tricks_ = 0;
    PatternTable table_;
    uint8_t *cuts_ = nullptr; // which card decided where the same cards were held, by a hash of them
    int cuts_shift_ = 0;
    Limits limits_;
    uint64_t nodes_ = 0;
    bool ended_ = false;
};

} // namespace schlemm::SCHLEMM_VARIANT
