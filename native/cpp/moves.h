// In which order cards are tried: the nearer the right one stands to the front, the fewer positions are looked at.
//
// The weights were chosen by counting the positions of whole tables; they change how long an answer takes, never which.
#pragma once

#include "board.h"

namespace schlemm::SCHLEMM_VARIANT {

// Cards to be tried, the heaviest first; of those of the same weight clubs before spades, and high before low.
class Moves {
  public:
    void add(int weight, int card) { keys_[found_++] = weight * kCards + kCards - 1 - card; }
    bool any() const { return found_ > 0; }
    int take() {
        int at = 0, heaviest = keys_[0];
        for (int other = 1; other < found_; ++other) {
            const int key = keys_[other];
            at = key > heaviest ? other : at;
            heaviest = key > heaviest ? key : heaviest;
        }
        keys_[at] = keys_[--found_];
        return kCards - 1 - (heaviest & (kCards - 1));
    }

  private:
    static constexpr int kCards = 64;
    int keys_[16] = {};
    int found_ = 0;
};

namespace weight {
// A lead: by suit ...
constexpr int kRuffedByOpponent = -45, kRuffedByPartner = 40, kPartnerHasTop = 20, kRightHasTop = 5, kLeftHasTop = -5;
constexpr int kFinesse = 40, kFinesseForThem = -15, kFinesseForThemNotrump = -20, kHonours = 30, kTrump = -15;
// ... and by card.
constexpr int kTop = 15, kSecond = 4;
// The lowest card that wins the trick, and where partner may win it more cheaply.
constexpr int kWins = 100, kWinsToo = 5;
// A ruff where partner wins anyway, one that cannot be overruffed, one that can, an underruff.
constexpr int kNeedlessRuff = 40, kRuff = 60, kUncertainRuff = 20, kUnderruff = -60;
// A discard: by the length of the suit, not the last, not a guard, not a winner.
constexpr int kDiscardLength = 2, kDiscardHigh = -10, kUnguard = -3, kDiscardTop = -10;
} // namespace weight

// What speaks for leading a suit whatever the card.
inline int weight_of_lead(const Board &board, int leader, int suit, uint32_t ranks) {
    const int partner = partner_of(leader), left = next_of(leader), right = previous_of(leader);
    const auto of = [&](int seat) { return in_suit(board.hands[seat], suit); };
    const uint32_t mine = of(leader), partners = of(partner), lefts = of(left), rights = of(right);
    const auto ruffs = [&](int seat, uint32_t held) {
        return board.trumps() && suit != board.trump && !held && board.length(seat, board.trump) > 0;
    };
    const uint32_t highest = top(ranks);
    int sum = suit == board.trump ? weight::kTrump : 0;
    const bool left_ruffs = ruffs(left, lefts);
    if (left_ruffs) sum += weight::kRuffedByOpponent;
    if (ruffs(right, rights)) sum += weight::kRuffedByOpponent;
    if (ruffs(partner, partners) && !left_ruffs) sum += weight::kRuffedByPartner;
    if (partners & highest) sum += weight::kPartnerHasTop;
    if (rights & highest) sum += weight::kRightHasTop;
    if (lefts & highest) sum += weight::kLeftHasTop;

    // Who has the five highest; beyond the suit's last card nobody.
    const uint32_t owners = board.owners_of(suit, ranks);
    const int there = count(ranks);
    const auto owner = [&](int place) { return place < there ? static_cast<int>(owners >> 2 * place & 3) : -1; };
    const int ace = owner(0), king = owner(1), queen = owner(2);
    const auto ours = [&](int seat) { return seat == leader || seat == partner; };
    const bool finesse =
        several(partners) && several(lefts) &&
        ((king == partner && ace == left) ||
         (ace == partner && king == left && (queen == partner || (ours(queen) && ours(owner(3))))) ||
         (king == partner && queen == left && (owner(3) == partner || (ours(owner(3)) && ours(owner(4))))));
    const bool finesse_for_them = several(mine) && several(rights) &&
                                  ((ace == leader && king == right) || (king == leader && ace == right && !ours(queen)));
    if (finesse) sum += weight::kFinesse;
    else if (finesse_for_them) sum += board.trumps() ? weight::kFinesseForThem : weight::kFinesseForThemNotrump;
    else if (lefts && rights && ours(ace) + ours(king) + ours(queen) >= 2) sum += weight::kHonours;
    return sum;
}

inline void add_leads(const Board &board, int leader, uint64_t tops, Moves &moves) {
    const int left = next_of(leader), right = previous_of(leader);
    for (int suit = 0; suit < kSuits; ++suit) {
        const uint32_t mine = in_suit(board.hands[leader], suit);
        if (!mine) continue;
        const uint32_t ranks = in_suit(board.in_play, suit);
        const int by_suit = weight_of_lead(board, leader, suit, ranks);
        const auto ruffs = [&](int seat) {
            return board.trumps() && suit != board.trump && !board.length(seat, suit) && board.length(seat, board.trump);
        };
        const bool ruffed = ruffs(left) || ruffs(right);
        const bool partner_has_top = in_suit(board.hands[partner_of(leader)], suit) & top(ranks);
        // Where somebody discards, leads from the top find proofs that rest on fewer ranks: wild deals take a third.
        const bool all_follow =
            board.length(left, suit) && board.length(right, suit) && board.length(partner_of(leader), suit);
        const uint32_t second = top(ranks & ~top(ranks));
        const uint32_t tops_of_suit = in_suit(tops, suit);
        const bool second_leads = !partner_has_top && several(tops_of_suit) && top(tops_of_suit) == second;
        for (uint32_t left_to_add = tops_of_suit; left_to_add; left_to_add &= left_to_add - 1) {
            const int rank = first(left_to_add);
            int by_card = all_follow ? rank / 2 : 0;
            if (top(left_to_add) == top(ranks)) by_card += ruffed ? 0 : weight::kTop;
            else if (second_leads && top(left_to_add) == second) by_card += weight::kSecond;
            moves.add(by_suit + by_card, kLane * suit + rank);
        }
    }
}

// The highest card of a player still to come in the suit led, as a rank: kNone if there is none, kRuff if it may ruff.
constexpr int kNoRank = 15, kRuffs = -2;
inline int highest_to_come(const Board &board, int seat, int suit) {
    if (const uint32_t held = in_suit(board.hands[seat], suit)) return first(held);
    const bool ruffs = board.trumps() && suit != board.trump && (board.hands[seat] & lane(board.trump));
    return ruffs ? kRuffs : kNoRank;
}

// In which order cards of the suit led are tried: as a rule the lowest that wins, then from the lowest on.
struct Followers {
    uint64_t before, best; // those before it, and the one; all others come from the lowest on

    int first_of(uint64_t left) const {
        const uint64_t early = left & before, now = early ? early : left & best;
        return last(now ? now : left);
    }
};

// `place` is 1 for second hand to 3 for the last, `tops` the cards among which there is a choice.
inline Followers followers(const Board &board, const Trick &trick, int seat, int place, uint64_t tops) {
    const bool ruffed = suit_at(trick.winning) != trick.suit;
    const int next = place < 3 ? highest_to_come(board, next_of(seat), trick.suit) : kNoRank;
    if (ruffed || next == kRuffs) return {0, 0};
    const int to_beat = trick.winning & (kLane - 1);
    const int least = to_beat < next ? to_beat : next;
    const uint32_t winning = in_suit(tops, trick.suit) & ((uint32_t(1) << least) - 1);
    if (!winning) return {0, 0};
    const int rank = last(winning);
    const uint64_t best = bit_of(kLane * trick.suit + rank);
    if (place == 1) {
        const int partner = highest_to_come(board, partner_of(seat), trick.suit);
        const int comes_after = rank + weight::kWinsToo; // as if it were so much lower
        if (partner >= least) return {0, best};
        return {tops & ~up_to(kLane * trick.suit + (comes_after < kLane ? comes_after : kLane - 1)), best};
    }
    const bool partner_wins = same_side(trick.winner, seat);
    if (partner_wins && (place == 3 || to_beat < next)) return {0, 0};
    return {0, best};
}

// Whether partner wins the trick already, if the next player does what they can.
inline bool partner_wins_anyway(const Board &board, const Trick &trick, int seat, int place) {
    if (!same_side(trick.winner, seat)) return false;
    if (place != 2) return place == 3;
    const int next = highest_to_come(board, next_of(seat), trick.suit);
    if (suit_at(trick.winning) == trick.suit) return next != kRuffs && (trick.winning & (kLane - 1)) < next;
    return next != kRuffs || (trick.winning & (kLane - 1)) < first(in_suit(board.hands[next_of(seat)], board.trump));
}

// Ruffs and discards of a hand that cannot follow.
inline void add_discards(const Board &board, const Trick &trick, int seat, int place, uint64_t tops, Moves &moves) {
    const bool needless = partner_wins_anyway(board, trick, seat, place);
    const bool overruffs = place < 3 && highest_to_come(board, next_of(seat), trick.suit) == kRuffs;
    const int overruff = overruffs ? first(in_suit(board.hands[next_of(seat)], board.trump)) : kNoRank;
    for (int suit = 0; suit < kSuits; ++suit) {
        const uint32_t mine = in_suit(board.hands[seat], suit);
        if (!mine) continue;
        const uint32_t ranks = in_suit(board.in_play, suit);
        const int length = count(mine);
        for (uint32_t left = in_suit(tops, suit); left; left &= left - 1) {
            const int rank = first(left);
            int weight = rank;
            if (suit == board.trump) {
                const bool wins = suit_at(trick.winning) != suit || rank < (trick.winning & (kLane - 1));
                weight += !wins              ? weight::kUnderruff
                          : needless         ? weight::kNeedlessRuff
                          : rank < overruff  ? weight::kRuff
                                             : weight::kUncertainRuff;
            } else {
                const bool has_top = mine & top(ranks);
                weight += weight::kDiscardLength * length;
                if (several(left)) weight += weight::kDiscardHigh;
                if (length == 2 && !has_top) weight += weight::kUnguard;
                if (length == 1 && has_top) weight += weight::kDiscardTop;
            }
            moves.add(weight, kLane * suit + rank);
        }
    }
}

} // namespace schlemm::SCHLEMM_VARIANT
