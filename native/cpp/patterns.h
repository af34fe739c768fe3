// What is known of positions at the start of a trick: bounds that hold for every deal that looks like a pattern.
//
// Positions of the same lengths, tricks left and leader share a slot. A pattern of the slot says for each suit who holds
// its highest cards, as many as mattered, and holds whoever has the others. A pattern takes 16 bytes: in each word the
// owners of two suits (26 bits each), how many cards of each are meant (4 bits each), and a bound (4 bits).
//
// A slot with many patterns keeps those that speak of all suits apart, in slots by who holds the highest card of each:
// of the hundreds that wild deals have, few are looked at.
#pragma once

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "ranks.h"

namespace schlemm::SCHLEMM_VARIANT {

struct Pattern {
    uint64_t low; // suits 0 and 1, and the fewest tricks of north-south
    uint64_t high; // suits 2 and 3, and the most
};

constexpr int kOwnersBits = 26, kMeant = 52, kBound = 60;
constexpr uint64_t kSamePattern = (uint64_t(1) << kBound) - 1;

// Who holds the cards of four suits, as in a pattern without its counts and bounds.
struct Owners {
    uint64_t low, high;
};

struct Slot {
    uint64_t key; // 0: free
    uint32_t at;
    uint16_t used;
    uint8_t size;   // it has room for 2^size patterns; 0: for none yet
    bool is_parted; // what speaks of all suits is kept apart
};

class PatternTable {
  public:
    static constexpr size_t kLeast = size_t(1) << 20; // bytes that a table needs

    PatternTable() = default;
    ~PatternTable();
    PatternTable(const PatternTable &) = delete;
    PatternTable &operator=(const PatternTable &) = delete;

    // Makes room; false where there is no memory. The table never takes more than `bytes`: when they are used up, it
    // forgets everything and goes on.
    bool open(size_t bytes);
    // Forgets everything, and makes itself as small as so many tricks need.
    bool clear(int tricks);

    void prefetch(uint64_t key) const { __builtin_prefetch(&slots_[mixed(key) & slot_mask_]); }

    void prefetch_patterns(uint64_t key) const { __builtin_prefetch(pool_ + slot(key).at); }

    // The slot of a key, or a free one with key 0. It stays where it is until `keep` is called.
    Slot &slot(uint64_t key) const {
        size_t at = mixed(key) & slot_mask_;
        while (slots_[at].key != key && slots_[at].key) at = (at + 1) & slot_mask_;
        return slots_[at];
    }
    Pattern *patterns(const Slot &slot) const { return pool_ + slot.at; }

    // Which bits of owners a pattern's word speaks of.
    uint64_t meant(uint64_t word) const { return meant_[word >> kMeant & 255]; }
    bool covers(const Pattern &pattern, const Owners &owners) const {
        return !(((owners.low ^ pattern.low) & meant(pattern.low)) | ((owners.high ^ pattern.high) & meant(pattern.high)));
    }
    // The pattern that speaks of the `lengths` highest cards of each suit.
    Pattern pattern(const Owners &owners, const int lengths[kSuits]) const {
        const uint64_t low = static_cast<uint64_t>(lengths[0] | lengths[1] << 4);
        const uint64_t high = static_cast<uint64_t>(lengths[2] | lengths[3] << 4);
        return {(owners.low & meant_[low]) | low << kMeant, (owners.high & meant_[high]) | high << kMeant};
    }

    // Keeps that north-south take `least` to `most` tricks wherever the pattern holds.
    void keep(uint64_t key, const Pattern &pattern, uint64_t least, uint64_t most);

    size_t bytes() const; // that the table takes now

  private:
    static constexpr int kClasses = 16;

    bool fits(size_t slots, size_t room) const { return slots * sizeof(Slot) + room * sizeof(Pattern) <= limit_; }
    bool trim(size_t slots);
    bool resize_slots(size_t slots);
    bool widen(Slot &slot);
    void forget();
    Slot &claimed(uint64_t key);
    void add(uint64_t key, const Pattern &pattern);
    void part(uint64_t key);

    Slot *slots_ = nullptr;
    Pattern *pool_ = nullptr;
    size_t slot_mask_ = 0, slots_used_ = 0;
    uint32_t used_ = 0;
    // Patterns that this question may keep so far, and those that there is memory for since an earlier one: what is
    // forgotten when depends on the first alone.
    uint32_t room_ = 0, allocated_ = 0;
    size_t limit_ = 0;
    uint32_t free_[kClasses] = {};
    uint64_t meant_[256] = {};
};

constexpr uint32_t kFirst = 4;       // patterns before the first are never used: 0 means none
constexpr int kSmallest = 2;         // rooms of slots are 4, 8, 16 ... patterns
constexpr uint32_t kStartRoom = 1 << 12;
constexpr int kLargest = 15;
constexpr uint16_t kParted = 48;     // from so many patterns on a slot keeps some apart

inline size_t slots_for(int tricks) { return size_t(1) << (tricks <= 4 ? 6 : tricks <= 6 ? 8 : tricks <= 9 ? 11 : 13); }

// How many cards of two suits a word speaks of, at least as many as another in both.
inline bool means_more(uint64_t word, uint64_t other) {
    return (word >> kMeant & 15) >= (other >> kMeant & 15) && (word >> (kMeant + 4) & 15) >= (other >> (kMeant + 4) & 15);
}

inline bool speaks_of_both(uint64_t word) { return (word >> kMeant & 15) && (word >> (kMeant + 4) & 15); }
inline bool speaks_of_all_suits(const Pattern &pattern) {
    return speaks_of_both(pattern.low) && speaks_of_both(pattern.high);
}

// What a slot is found by: the lengths of three suits in each hand, for the fourth follows from the tricks left; these
// tricks in the first gap between the hands, the leader in the second.
constexpr uint64_t kThreeSuits = 0x0FFF0FFF0FFF0FFF;
inline uint64_t key_of(uint64_t lengths, int tricks, int leader) {
    return (lengths & kThreeSuits) | static_cast<uint64_t>(tricks) << 12 | static_cast<uint64_t>(leader) << 28;
}

// The same for what a slot keeps apart: the owners of the highest cards in the other gaps, and a mark that tells it.
constexpr uint64_t kApart = uint64_t(1) << 31;
inline uint64_t key_of_tops(uint64_t key, const Owners &owners) {
    const uint64_t low = (owners.low & 3) | (owners.low >> kOwnersBits & 3) << 2;
    const uint64_t high = (owners.high & 3) | (owners.high >> kOwnersBits & 3) << 2;
    return key | kApart | low << 44 | high << 60;
}

inline PatternTable::~PatternTable() {
    free(slots_);
    free(pool_);
}

inline bool PatternTable::open(size_t bytes) {
    limit_ = bytes < kLeast ? kLeast : bytes;
    for (unsigned two = 0; two < 256; ++two)
        if ((two & 15) <= 13 && two >> 4 <= 13)
            meant_[two] = ((uint64_t(1) << 2 * (two & 15)) - 1) | ((uint64_t(1) << 2 * (two >> 4)) - 1) << kOwnersBits;
    pool_ = static_cast<Pattern *>(malloc(kStartRoom * sizeof(Pattern)));
    room_ = allocated_ = pool_ ? kStartRoom : 0;
    return pool_ && clear(1);
}

inline size_t PatternTable::bytes() const { return (slot_mask_ + 1) * sizeof(Slot) + allocated_ * sizeof(Pattern); }

inline bool PatternTable::clear(int tricks) {
    const size_t wanted = slots_for(tricks);
    room_ = kStartRoom;
    if (!trim(wanted)) return false;
    if (!slots_ || slot_mask_ + 1 != wanted) {
        free(slots_);
        slots_ = static_cast<Slot *>(malloc(wanted * sizeof(Slot)));
        slot_mask_ = wanted - 1;
        if (!slots_) return false;
    }
    forget();
    return true;
}

inline void PatternTable::forget() {
    memset(slots_, 0, (slot_mask_ + 1) * sizeof(Slot));
    memset(free_, 0, sizeof free_);
    slots_used_ = 0;
    used_ = kFirst;
}

// Gives memory of earlier questions back where it keeps so many slots from fitting.
inline bool PatternTable::trim(size_t slots) {
    if (fits(slots, allocated_)) return true;
    void *const moved = realloc(pool_, room_ * sizeof(Pattern));
    if (!moved) return false;
    pool_ = static_cast<Pattern *>(moved);
    allocated_ = room_;
    return true;
}

inline bool PatternTable::resize_slots(size_t slots) {
    if (!fits(slots, room_) || !trim(slots)) return false;
    Slot *const old = slots_;
    const size_t before = slot_mask_ + 1;
    auto *const made = static_cast<Slot *>(calloc(slots, sizeof(Slot)));
    if (!made) return false;
    slots_ = made;
    slot_mask_ = slots - 1;
    for (size_t at = 0; at < before; ++at)
        if (old[at].key) slot(old[at].key) = old[at];
    free(old);
    return true;
}

// The slot of a key, which then has it; everything is forgotten where there is no room for it.
inline Slot &PatternTable::claimed(uint64_t key) {
    Slot *found = &slot(key);
    if (found->key) return *found;
    if (2 * (slots_used_ + 1) > slot_mask_) {
        if (!resize_slots(2 * (slot_mask_ + 1))) forget();
        found = &slot(key);
    }
    ++slots_used_;
    found->key = key;
    return *found;
}

// Gives a slot twice the room, or its first; false where the bytes are used up.
inline bool PatternTable::widen(Slot &slot) {
    if (slot.size == kLargest) return false;
    const int size = slot.size ? slot.size + 1 : kSmallest;
    const uint32_t room = uint32_t(1) << size;
    uint32_t at = free_[size];
    if (at) {
        free_[size] = static_cast<uint32_t>(pool_[at].low);
    } else {
        if (used_ + room > room_) {
            const size_t wider = 2 * size_t(room_);
            if (!fits(slot_mask_ + 1, wider)) return false;
            if (wider > allocated_) {
                void *const moved = realloc(pool_, wider * sizeof(Pattern));
                if (!moved) return false;
                pool_ = static_cast<Pattern *>(moved);
                allocated_ = static_cast<uint32_t>(wider);
            }
            room_ = static_cast<uint32_t>(wider);
        }
        at = used_;
        used_ += room;
    }
    if (slot.size) {
        memcpy(pool_ + at, pool_ + slot.at, slot.used * sizeof(Pattern));
        pool_[slot.at].low = free_[size - 1];
        free_[size - 1] = slot.at;
    }
    slot.at = at;
    slot.size = static_cast<uint8_t>(size);
    return true;
}

inline void PatternTable::keep(uint64_t key, const Pattern &pattern, uint64_t least, uint64_t most) {
    const Pattern bounded = {pattern.low | least << kBound, pattern.high | most << kBound};
    const bool apart = claimed(key).is_parted && speaks_of_all_suits(pattern);
    add(apart ? key_of_tops(key, {pattern.low, pattern.high}) : key, bounded);
    const Slot &slot = claimed(key);
    if (slot.used >= kParted && !slot.is_parted) part(key);
}

// From now on what speaks of all suits is kept apart, and so is what is there already.
inline void PatternTable::part(uint64_t key) {
    Slot &slot = claimed(key);
    slot.is_parted = true;
    Pattern *const kept = patterns(slot);
    Pattern moved[kParted];
    uint16_t apart = 0, left = 0;
    for (uint16_t at = 0; at < slot.used; ++at)
        if (speaks_of_all_suits(kept[at])) moved[apart++] = kept[at];
        else kept[left++] = kept[at];
    slot.used = left;
    while (apart--) add(key_of_tops(key, {moved[apart].low, moved[apart].high}), moved[apart]);
}

inline void PatternTable::add(uint64_t key, const Pattern &pattern) {
    Slot *slot = &claimed(key);
    Pattern *const kept = patterns(*slot);
    const uint64_t low = meant(pattern.low), high = meant(pattern.high);
    const uint64_t least = pattern.low >> kBound, most = pattern.high >> kBound;
    for (uint16_t at = 0; at < slot->used;) {
        Pattern &each = kept[at];
        const bool differs = ((each.low ^ pattern.low) & low) | ((each.high ^ pattern.high) & high);
        if (differs) {
            ++at;
            continue;
        }
        const uint64_t each_least = each.low >> kBound, each_most = each.high >> kBound;
        const uint64_t same_low = pattern.low & kSamePattern, same_high = pattern.high & kSamePattern;
        if ((each.low & kSamePattern) == same_low && (each.high & kSamePattern) == same_high) {
            each.low = same_low | (least > each_least ? least : each_least) << kBound;
            each.high = same_high | (most < each_most ? most : each_most) << kBound;
            return;
        }
        // What the new pattern says of more deals and no less closely is not needed any more.
        const bool told = each_least <= least && each_most >= most && means_more(each.low, pattern.low) &&
                          means_more(each.high, pattern.high);
        if (told) each = kept[--slot->used];
        else ++at;
    }
    if ((!slot->size || slot->used == 1u << slot->size) && !widen(*slot)) {
        forget();
        slot = &claimed(key);
        widen(*slot); // the pool has room for the first ones
    }
    patterns(*slot)[slot->used++] = pattern;
}

} // namespace schlemm::SCHLEMM_VARIANT
