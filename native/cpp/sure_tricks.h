// Tricks that a side takes whatever the others do, seen without playing: from the top of suits, by a ruff, from trumps
// that cannot be drawn. Each bound comes with the ranks that it rests on, as the lowest card of each suit that mattered.
#pragma once

#include "runs.h"

namespace schlemm::SCHLEMM_VARIANT {

// How many tricks at least, and the lowest cards that this rests on. 0: nothing is sure.
struct Sure {
    int tricks;
    uint64_t ranks;
};

namespace sure {

// Adds up what a leader's side takes, suit by suit.
struct Sum {
    int mine = 0, either = 0, partners = 0, side_suits = 0, trump_tricks = 0;
    uint64_t my_ranks = 0, either_ranks = 0, partner_ranks = 0, side_ranks = 0;
    int taken[kSuits] = {0, 0, 0, 0}; // by the leader
    bool link = false;
};

// What a ruff by partner adds, who is on lead then; `led` if a round of trumps comes before it.
inline Sure with_ruff(const Board &board, int leader, bool may_ruff, bool drawn, bool led, const Sum &sum) {
    const int trump = board.trump, partner = partner_of(leader);
    const int left = next_of(leader), right = previous_of(leader);
    const int trumps = board.length(partner, trump);
    if (!trumps) return {0, 0};
    for (int suit = 0; suit < kSuits; ++suit) {
        if (suit == trump || board.length(partner, suit) || board.length(leader, suit) <= sum.taken[suit]) continue;
        if (drawn || !may_ruff) {
            if (trumps <= sum.taken[trump]) continue;
            return {sum.mine + 1 + sum.side_suits, sum.my_ranks | sum.side_ranks};
        }
        if (led && trumps == 1) continue; // it falls in that round
        const int needed = sum.taken[suit] + 1;
        if ((board.length(left, trump) && board.length(left, suit) < needed) ||
            (board.length(right, trump) && board.length(right, suit) < needed))
            continue;
        return {sum.mine - sum.trump_tricks + 1 + sum.side_suits, (sum.my_ranks & ~lane(trump)) | sum.side_ranks};
    }
    return {0, 0};
}

} // namespace sure

// Of the highest trumps those that one side has, if it has the highest of all: how many of them the hand with most of
// them takes, up to `needed`, however they are played. `sides` is the parity of its seats.
inline Sure top_trumps(const Board &board, int side, int needed, uint64_t everything) {
    const uint32_t ranks = in_suit(everything, board.trump);
    const uint32_t owners = board.owners_of(board.trump, ranks);
    const int left = count(ranks);
    const int tops = sure::leading((owners ^ static_cast<uint32_t>(side) * kPairs) & kPairs & sure::pairs(left), left);
    if (tops < needed) return {0, 0};
    int of[2] = {0, 0};
    for (int at = 0; at < tops; ++at)
        if (++of[owners >> (2 * at + 1) & 1] == needed) return {needed, to_suit(nth(ranks, at + 1), board.trump)};
    return {0, 0};
}

// Tricks that the side of the player on lead takes at once, up to `needed` or some more; `tricks` are left. `trumps_led` if
// the first of them may be one that the others led trumps to.
inline Sure sure_tricks(const Board &board, int leader, int tricks, int needed, uint64_t everything, bool trumps_led = false) {
    using namespace sure;
    const int trump = board.trump;
    const int left = next_of(leader), right = previous_of(leader);
    bool left_ruffs = board.trumps() && board.length(left, trump) > 0;
    bool right_ruffs = board.trumps() && board.length(right, trump) > 0;
    const bool may_ruff = left_ruffs || right_ruffs;
    bool drawn = false;
    Sum sum;
    for (int turn = 0; turn < kSuits; ++turn) {
        const int suit = !board.trumps() ? turn : turn == 0 ? trump : turn <= trump ? turn - 1 : turn;
        const uint32_t ranks = in_suit(everything, suit);
        const KnownRun run = run_of(board, leader, suit, ranks);
        if (run.holder() == Holder::kNobody) continue;
        int safe = kTricks; // rounds that nobody can ruff
        if (suit != trump) {
            if (left_ruffs) safe = board.length(left, suit);
            if (right_ruffs) safe = least(safe, board.length(right, suit));
            if (!safe) continue;
        }
        const int tricks_of_suit = least(run.tricks(), safe);
        const uint64_t lowest = to_suit(run.lowest(), suit);
        if (run.holder() == Holder::kLeader) {
            sum.taken[suit] = tricks_of_suit;
            sum.mine += tricks_of_suit;
            if (sum.mine >= needed) { // no more than is needed rests on as few ranks as possible
                const int ranks_needed = tricks_of_suit - (sum.mine - needed);
                const uint64_t enough = ranks_needed < run.ranks() ? to_suit(nth(ranks, ranks_needed), suit) : lowest;
                return {needed, sum.my_ranks | enough};
            }
            sum.my_ranks |= lowest;
            if (suit == trump) {
                sum.trump_tricks = tricks_of_suit;
                if (run.ranks() >= board.length(left, suit) && run.ranks() >= board.length(right, suit)) {
                    left_ruffs = right_ruffs = false;
                    drawn = may_ruff;
                }
            }
            const int more = least(run.more(), safe - tricks_of_suit);
            if (more > 0) {
                sum.partners += more;
                sum.partner_ranks |= to_suit(run.more_lowest(), suit);
                sum.link = true;
            }
        } else if (run.holder() == Holder::kPartner) {
            sum.link |= run.link();
            sum.partners += tricks_of_suit;
            sum.partner_ranks |= lowest;
            if (suit != trump) {
                sum.side_suits += tricks_of_suit;
                sum.side_ranks |= lowest;
            }
        } else {
            sum.link |= run.link();
            sum.either += tricks_of_suit;
            sum.either_ranks |= lowest;
        }
        if (sum.mine + sum.either >= needed)
            return {least(sum.mine + sum.either, tricks), sum.my_ranks | sum.either_ranks};
    }
    const int linked = sum.mine + sum.either + sum.partners;
    if (sum.link && sum.partners && linked >= needed)
        return {least(linked, tricks), sum.my_ranks | sum.either_ranks | sum.partner_ranks};
    if (board.trumps()) {
        const Sure ruff = with_ruff(board, leader, may_ruff, drawn, trumps_led, sum);
        if (ruff.tricks >= needed) return {least(ruff.tricks, tricks), ruff.ranks};
        if (!drawn) {
            const int side_tricks = sum.mine - sum.trump_tricks;
            const Sure tops = top_trumps(board, leader & 1, needed - side_tricks, everything);
            if (tops.tricks) return {needed, (sum.my_ranks & ~lane(trump)) | tops.ranks};
        }
    }
    return {least(sum.mine, tricks), sum.my_ranks};
}

// A trump trick that the side of a seat gets in the end although the others have the highest: the king behind the ace,
// king and queen, the queen twice guarded behind both.
inline Sure slow_trump_trick(const Board &board, int seat, bool on_lead, int tricks, uint64_t everything) {
    const uint32_t ranks = in_suit(everything, board.trump);
    if (count(ranks) < 3) return {0, 0};
    const uint32_t owners = board.owners_of(board.trump, ranks);
    const int ace = owners & 3, king = owners >> 2 & 3, queen = owners >> 4 & 3;
    const auto rests_on = [&](int highest) { return Sure{1, to_suit(nth(ranks, highest), board.trump)}; };
    const auto trumps = [&](int of) { return board.length(of, board.trump); };
    if (same_side(ace, seat)) return {0, 0};
    if (same_side(king, seat)) {
        if (ace == previous_of(king) && trumps(king) >= 2 && (!on_lead || king != seat || tricks >= 3)) return rests_on(2);
        if (same_side(queen, seat) && (king == queen || trumps(king) > 1 || trumps(queen) > 1)) return rests_on(3);
        return {0, 0};
    }
    const bool behind_both = same_side(queen, seat) && ace == king && ace == previous_of(queen);
    if (behind_both && trumps(queen) >= 3 && (!on_lead || queen != seat || tricks >= 4)) return rests_on(3);
    return {0, 0};
}

// Without trumps on the leader's side: the leaders cannot take `leaders_need` without giving up the lead, and what stands
// against them is kept until then.
inline Sure tricks_once_in(const Board &board, int leader, int tricks, int leaders_need, uint64_t everything) {
    int runs = 0, standing[2] = {0, 0};
    uint64_t ranks = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const int mine = board.length(leader, suit), partners = board.length(partner_of(leader), suit);
        if (!(mine | partners)) continue;
        const uint32_t there = in_suit(everything, suit);
        const uint32_t owners = board.owners_of(suit, there);
        if (same_side(owners & 3, leader)) {
            runs += most(mine, partners);
            continue;
        }
        const int tops = sure::together(owners, count(there));
        standing[owners >> 1 & 1] += tops;
        ranks |= to_suit(nth(there, tops), suit);
    }
    if (runs >= leaders_need) return {0, 0};
    const auto one = [&](int who) { return most(least(standing[who], tricks - runs), 1); };
    return {least(one(0), one(1)), ranks};
}

// Every lead gives the others the trick, and they take `needed` at once.
inline Sure tricks_after_any_lead(const Board &board, int leader, int tricks, int needed, uint64_t everything) {
    uint64_t ranks = 0;
    bool wins[kSeats] = {false, false, false, false};
    int wins_trumps = -1; // who takes a lead of trumps
    for (int suit = 0; suit < kSuits; ++suit) {
        if (!board.length(leader, suit)) continue;
        const uint32_t there = in_suit(everything, suit);
        const int highest = board.owners_of(suit, there) & 3;
        if (same_side(highest, leader)) return {0, 0};
        const bool ruffed = board.trumps() && suit != board.trump && !board.length(partner_of(leader), suit) &&
                            board.length(partner_of(leader), board.trump);
        if (ruffed) return {0, 0};
        ranks |= to_suit(top(there), suit);
        wins[highest] = true;
        if (suit == board.trump) wins_trumps = highest;
    }
    for (int seat = 0; seat < kSeats; ++seat) {
        if (!wins[seat]) continue;
        const Sure then = sure_tricks(board, seat, tricks, needed, everything, seat == wins_trumps);
        if (then.tricks < needed) return {0, 0};
        ranks |= then.ranks;
    }
    return {needed, ranks};
}

} // namespace schlemm::SCHLEMM_VARIANT
