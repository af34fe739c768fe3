// What a side can take of one suit, counted once for each set of cards that may be left of it.
#pragma once

#include "board.h"

namespace schlemm::SCHLEMM_VARIANT::sure {

enum class Holder { kNobody, kLeader, kPartner, kEither };

// What the side of a leader can take of a suit as long as nobody ruffs.
struct Run {
    Holder holder;  // who takes the tricks
    int tricks;
    int ranks;      // how many of the highest cards this rests on
    bool link;      // the leader can reach partner's hand in the suit
    int more;       // tricks that partner has behind the leader's ...
    int more_ranks; // ... and how many of the highest cards these need
};

// The same in one word, with the lowest of the cards that it rests on, as ranks of the suit.
class KnownRun {
  public:
    KnownRun(uint64_t word) : word_(word) {}
    KnownRun(const Run &run, uint32_t ranks)
        : word_(kCounted | (run.ranks ? nth(ranks, run.ranks) : 0) |
                uint64_t(run.more > 0 ? nth(ranks, run.more_ranks) : 0) << kMoreLowest | part(run.tricks, kTricksAt) |
                part(run.ranks, kRanksAt) | part(run.more, kMoreAt) | part(static_cast<int>(run.holder), kHolderAt) |
                part(run.link, kLinkAt)) {}

    uint64_t word() const { return word_; }
    bool counted() const { return word_ & kCounted; }
    Holder holder() const { return static_cast<Holder>(word_ >> kHolderAt & 3); }
    int tricks() const { return static_cast<int>(word_ >> kTricksAt & 15); }
    int ranks() const { return static_cast<int>(word_ >> kRanksAt & 15); }
    int more() const { return static_cast<int>(word_ >> kMoreAt & 15); }
    bool link() const { return word_ >> kLinkAt & 1; }
    uint32_t lowest() const { return static_cast<uint32_t>(word_) & kLaneBits; }
    uint32_t more_lowest() const { return static_cast<uint32_t>(word_ >> kMoreLowest) & kLaneBits; }

  private:
    static constexpr int kMoreLowest = 16, kTricksAt = 32, kRanksAt = 36, kMoreAt = 40, kHolderAt = 44, kLinkAt = 46;
    static constexpr uint64_t kCounted = uint64_t(1) << 63;
    static uint64_t part(int value, int at) { return static_cast<uint64_t>(value) << at; }
    uint64_t word_;
};

// A bit for each of the highest `left` cards that somebody holds, in pairs.
inline uint32_t held_by(uint32_t owners, int seat, uint32_t among) {
    const uint32_t others = owners ^ static_cast<uint32_t>(seat) * kPairs;
    return ~(others | others >> 1) & kPairs & among;
}
// How many of the highest cards, of `left`, before the first of `stops`.
inline int leading(uint32_t stops, int left) { return stops ? first(stops) >> 1 : left; }
inline uint32_t pairs(int many) { return static_cast<uint32_t>((uint64_t(1) << 2 * many) - 1); }

// How many of the highest cards of a suit, of `left`, are all in the hand that has the highest.
inline int together(uint32_t owners, int left) {
    const uint32_t others = owners ^ (owners & 3) * kPairs;
    return least(leading((others | others >> 1) & kPairs, kTricks), left);
}

// The cards of the two hands would fall on each other: what one hand has from the top, then what the other has behind it.
inline Run blocked_run(uint32_t mine, uint32_t partners, int tops, int left, int my_length, int partners_length) {
    const uint32_t all = pairs(left);
    const int my_tops = least(leading(~mine & kPairs & all, left), tops);
    if (!my_tops) {
        const int tricks = least(leading(~partners & kPairs & all, left), tops);
        return {Holder::kPartner, tricks, tricks, my_length > 0, 0, 0};
    }
    Run run = {Holder::kLeader, my_tops, my_tops, false, 0, 0};
    if (my_length > my_tops && partners_length > my_tops) {
        const uint32_t behind = (~partners & kPairs & all) >> 2 * my_tops;
        const int more = least(least(leading(behind, left - my_tops), tops - my_tops), partners_length - my_tops);
        if (more > 0) {
            run.more = more;
            run.more_ranks = my_tops + more;
            run.link = true;
        }
    }
    return run;
}

// What seat `leader` and its partner can take from the top of a suit of `left` cards.
inline Run counted_run(uint32_t owners, int left, int leader, int mine, int partners, int others) {
    const int partner = partner_of(leader);
    const uint32_t all = pairs(left);
    int tops = leading((owners ^ static_cast<uint32_t>(leader) * kPairs) & kPairs & all, left);
    const bool draws = tops >= others; // the others have none left then
    tops = least(tops, others);
    if (!draws && !tops) return {Holder::kNobody, 0, 0, false, 0, 0};
    const uint32_t of_partner = held_by(owners, partner, all), of_mine = held_by(owners, leader, all);
    const int partners_tops = count(of_partner & pairs(tops)), my_tops = tops - partners_tops;
    if (tops && (!partners_tops || !my_tops)) {
        const bool partners_run = partners_tops > 0;
        const int longest = partners_run ? partners : mine, other = partners_run ? mine : partners;
        return {partners_run ? Holder::kPartner : Holder::kLeader, draws && other <= tops ? longest : tops, tops,
                partners_run && mine > 0, 0, 0};
    }
    if (!tops) { // the others are void
        if (!partners) return {Holder::kLeader, mine, 0, false, 0, 0};
        if (!mine) return {Holder::kPartner, partners, 0, false, 0, 0};
    } else if (mine - my_tops < partners_tops || partners - partners_tops < my_tops) {
        return blocked_run(of_mine, of_partner, tops, left, mine, partners);
    }
    Run run = {Holder::kEither, tops, tops, tops > 0, 0, 0};
    if (!draws) return run;
    const bool mine_longer = mine >= partners;
    const int longer = most(mine, partners), shorter = least(mine, partners);
    if (tops && shorter == tops) {
        run.tricks = longer;
        return run;
    }
    run.tricks = shorter;
    // The longer hand's low cards run too if it can win before the shorter one is in the way to the end.
    const uint32_t low = (mine_longer ? of_mine : of_partner) & ~pairs(tops);
    if (low && longer > shorter) {
        const int at = first(low) >> 1;
        if (count((mine_longer ? of_partner : of_mine) & pairs(at)) < shorter) {
            run.tricks = longer;
            run.ranks = at + 1;
        }
    }
    return run;
}

// The same from what is remembered of these cards and this leader.
inline KnownRun run_of(const Board &board, int leader, int suit, uint32_t ranks) {
    uint64_t &known = board.runs[suit][kSeats * ranks + static_cast<unsigned>(leader)];
    if (!KnownRun(known).counted()) {
        const int partner = partner_of(leader);
        const int others = most(board.length(next_of(leader), suit), board.length(previous_of(leader), suit));
        known = KnownRun(counted_run(board.owners_of(suit, ranks), count(ranks), leader, board.length(leader, suit),
                                     board.length(partner, suit), others), ranks).word();
    }
    return known;
}

} // namespace schlemm::SCHLEMM_VARIANT::sure
