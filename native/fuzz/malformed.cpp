// Questions made of any bytes: whatever a caller hands over, the library refuses or answers rightly, within the arrays and
// limits that it was given. Those of seeds.h are asked as they are, then changed at random. Run by `make sanitize`.
#include <signal.h>
#include <string.h>
#include <sys/time.h>

#include <initializer_list>

#include "plain_search.h"
#include "seeds.h"

using namespace fuzz;

// A fault ends in SIGABRT, so that the question that has it is told; what no memory is enough for is null, as anywhere.
#define OPTIONS extern "C" __attribute__((visibility("default"))) const char *
OPTIONS __asan_default_options() { return "abort_on_error=1:allocator_may_return_null=1"; }
OPTIONS __ubsan_default_options() { return "abort_on_error=1:print_stacktrace=1"; }

namespace {

constexpr unsigned kChanged = 12000, kLongest = 400, kSlack = 4096;
constexpr long kPatience = 30; // seconds of processor time that no answer takes
constexpr uint8_t kUntouched = 0xA5;
constexpr uint64_t kHalves = 10400600; // C(26, 13)

// Bytes that are read from the front on, zeros after the last one.
struct Bytes {
    uint8_t of[kLongest];
    unsigned size = 0, at = 0;

    uint8_t byte() { return at < size ? of[at++] : uint8_t(0); }
    template <typename Read> Read read() {
        uint8_t raw[sizeof(Read)];
        for (uint8_t &each : raw) each = byte();
        Read made;
        memcpy(&made, raw, sizeof made);
        return made;
    }
};

Bytes asked_now;
unsigned number_now, answered, refused;

// Prints the question as a line of seeds.h.
void tell_question(int) {
    fputs("the question: {\"", stderr);
    for (unsigned at = 0; at < asked_now.size; ++at) fprintf(stderr, "%02X", asked_now.of[at]);
    fputs("\", \"...\"},\n", stderr);
    _Exit(1);
}

void require(bool holds, const char *what) { fuzz::require(holds, what, number_now); }

// An array of exactly so many elements on the heap, where the sanitizer sees a step beside it.
template <typename Element> struct Array {
    Element *const of;

    explicit Array(size_t count, int fill = 0) : of(static_cast<Element *>(malloc(count * sizeof(Element)))) {
        memset(static_cast<void *>(of), fill, count * sizeof(Element));
    }
    Array(const Array &) = delete;
    ~Array() { free(of); }
};

// What is given for an argument: null where the question's bit for it is set. The first one that may not be null decides.
struct Given {
    uint8_t nulls;
    int missing = -1;

    template <typename Pointer> Pointer *take(unsigned bit, unsigned place, Pointer *pointer, bool needed = true) {
        if (!(nulls >> bit & 1)) return pointer;
        if (needed && (missing < 0 || static_cast<int>(place) < missing)) missing = static_cast<int>(place);
        return nullptr;
    }
    // Whether the status is told as it is returned, and is that of a missing argument if there is one.
    bool refuses(uint32_t status, const schlemm_fault *fault) const {
        require(!fault || fault->status == status, "a status that is told differently");
        require(missing < 0 || status == SCHLEMM_NULL_ARGUMENT, "an argument is missing");
        require(missing < 0 || !fault || fault->place == static_cast<uint32_t>(missing), "another argument is missing");
        ++(status ? refused : answered);
        return missing >= 0;
    }
};

using Ask = uint32_t (*)(schlemm_solver *, const schlemm_position *, uint64_t, uint8_t *, uint64_t *, schlemm_fault *);
constexpr Ask kAsk[] = {schlemm_solver_tables, schlemm_solver_values, schlemm_solver_makes, schlemm_solver_cards,
                        schlemm_solver_lines};
enum Kind : unsigned { kTables, kValues, kMakes, kCards, kLines, kCourses, kKinds };
constexpr size_t kWidth[] = {20, 1, 1, 52, 53, 53};
constexpr unsigned kPlain = 2; // tricks up to which everything is tried

// Whether what is known of the answers is right. `course` are the cards of a course.
void check_answers(Kind kind, schlemm_position position, unsigned tricks, const uint8_t *found, const uint8_t *course) {
    const unsigned seat = seat_of(position);
    const auto same = [](unsigned tricks, uint8_t told) {
        require(told == SCHLEMM_UNKNOWN || told == tricks, "a wrong answer");
    };
    if (kind == kTables) {
        for (unsigned place = 0; place < 20; ++place) {
            position.strain = static_cast<uint8_t>(place % 5);
            position.leader = static_cast<uint8_t>((place / 5 + 1) & 3);
            same(plain_for(position, place / 5, tricks), found[place]);
        }
    } else if (kind == kMakes) {
        same(plain_for(position, seat, tricks) >= position.target, found[0]);
    } else if (kind == kCards) {
        for (unsigned card = 0; card < 52; ++card) {
            schlemm_position next = position;
            if (!(playable(position) >> card & 1)) {
                require(found[card] == SCHLEMM_UNKNOWN, "a card that may not be played");
                continue;
            }
            const unsigned won = play(next, card), value = won + plain_value(next);
            same(seat & 1 ? tricks - value : value, found[card]);
        }
    } else {
        same(plain_for(position, seat, tricks), found[0]);
        unsigned won = 0;
        const uint8_t *const played = kind == kLines ? found + 1 : course;
        for (unsigned at = 0; kind != kValues && at < 52; ++at) {
            if (played[at] > 51 || !(playable(position) >> played[at] & 1)) {
                require(found[at + 1] == SCHLEMM_UNKNOWN, "an answer behind the last card");
                break;
            }
            won += play(position, played[at]);
            const unsigned value = won + plain_value(position);
            same(seat & 1 ? tricks - value : value, kind == kLines ? found[0] : found[at + 1]);
        }
    }
}

// Limits that end: any number of positions is looked at only where there are few cards.
uint64_t nodes_of(uint8_t byte, bool few) {
    constexpr uint64_t kLimits[] = {20000, 1, 5000, 0};
    return few || byte % 4 != 3 ? kLimits[byte % 4] : kLimits[0];
}

uint32_t ask(Kind kind, schlemm_solver *solver, const schlemm_position *positions, uint64_t count, const uint8_t *cards,
             uint8_t *answers, uint64_t *number, schlemm_fault *fault) {
    return kind == kCourses ? schlemm_solver_courses(solver, positions, count, cards, answers, number, fault)
                            : kAsk[kind](solver, positions, count, answers, number, fault);
}

struct Solvers {
    schlemm_solver *best, *portable;
};

// Kind (given), nulls, limit, whether it is stopped, how many; then the positions, and the cards of each course.
void ask_solver(Bytes &bytes, Kind kind, const Solvers &solvers) {
    Given given = {bytes.byte()};
    const uint8_t limit = bytes.byte();
    const int32_t stop = bytes.byte() & 1;
    const size_t count = bytes.byte() % 4, width = kWidth[kind];
    Array<schlemm_position> positions(count);
    Array<uint8_t> cards(52 * count), answers(width * count, kUntouched), again(width * count, kUntouched);
    for (size_t at = 0; at < count; ++at) positions.of[at] = bytes.read<schlemm_position>();
    for (size_t at = 0; at < (kind == kCourses ? 52 * count : 0); ++at) cards.of[at] = bytes.byte();
    bool few = true, fine = true;
    size_t good = 0;
    unsigned tricks[3] = {};
    for (size_t at = 0; at < count; ++at) {
        schlemm_position &looked_at = positions.of[at], bare = looked_at;
        if (kind == kTables) bare.played = bare.leader = bare.strain = 0;
        fine = fine && sound(bare, tricks[at]);
        good += fine;
        few = few && tricks[at] < 6;
    }
    const uint64_t nodes = nodes_of(limit, few), before = schlemm_solver_nodes(solvers.best);
    for (schlemm_solver *solver : {solvers.best, solvers.portable}) schlemm_solver_limit(solver, nodes, &stop);
    schlemm_fault fault;
    uint64_t number = 0, number_again = 0;
    const bool any = count != 0;
    const unsigned after = kind == kCourses;
    schlemm_fault *const told = given.take(4, 9, &fault, false);
    const uint32_t status = ask(kind, given.take(0, 0, solvers.best), given.take(1, 1, positions.of, any), count,
                                given.take(5, 3, cards.of, any && after), given.take(2, 3 + after, answers.of, any),
                                given.take(3, 4 + after, &number, any), told);
    if (given.refuses(status, told)) return;
    require((status == SCHLEMM_OK) == (good == count), "a position that makes sense is refused, or one that makes none not");
    require(good == count || given.nulls >> 3 & 1 || number == good, "another position is refused");
    const uint64_t most = nodes ? (nodes + 2 * kSlack) * count : UINT64_MAX;
    require(schlemm_solver_nodes(solvers.best) - before <= most, "a limit that does not hold");
    ask(kind, solvers.portable, positions.of, count, cards.of, again.of, &number_again, nullptr);
    if (any && !(given.nulls >> 2 & 1)) require(!memcmp(answers.of, again.of, width * count), "two searches differ");
    for (size_t at = 0; at < good; ++at) {
        if (kind == kTables) positions.of[at].played = 0;
        if (tricks[at] <= kPlain) check_answers(kind, positions.of[at], tricks[at], answers.of + width * at, cards.of + 52 * at);
    }
    for (size_t at = width * (good + 1); at < width * count; ++at)
        require(answers.of[at] == kUntouched, "an answer behind the one that was refused");
}

// Nulls, how many; cards, those that are sure; then classes and numbers.
void ask_hands(Bytes &bytes) {
    Given making = {bytes.byte()}, given = {bytes.byte()};
    const size_t count = bytes.byte() % 4;
    const bool any = count != 0;
    const uint64_t cards = bytes.read<uint64_t>(), sure = bytes.read<uint64_t>();
    schlemm_hands *hands = nullptr;
    schlemm_fault fault;
    schlemm_fault *told = making.take(1, 9, &fault, false);
    const uint32_t made = schlemm_hands_new(cards, sure, making.take(0, 2, &hands), told);
    if (making.refuses(made, told)) return;
    require((made == SCHLEMM_OK) == !((cards | sure) & ~kAllCards) && !made == !!hands, "cards that are none");
    if (made) return;
    constexpr unsigned kClasses = SCHLEMM_SHAPES * SCHLEMM_POINTS;
    Array<uint64_t> ways(kClasses), classes(count), numbers(count), found(count, kUntouched);
    schlemm_hands_ways(hands, ways.of);
    size_t good = 0;
    for (size_t at = 0; at < count; ++at) {
        classes.of[at] = bytes.read<uint64_t>();
        numbers.of[at] = bytes.read<uint64_t>();
        good += good == at && classes.of[at] < kClasses && numbers.of[at] < ways.of[classes.of[at]];
    }
    told = given.take(4, 9, &fault, false);
    const uint32_t status = schlemm_hands_of(given.take(0, 0, hands), given.take(1, 1, classes.of, any),
                                             given.take(2, 2, numbers.of, any), count, given.take(3, 4, found.of, any), told);
    const bool is_missing = given.refuses(status, told);
    require(is_missing || (status == SCHLEMM_OK) == (good == count), "a number that is none");
    for (size_t at = 0; !is_missing && at < good; ++at) {
        require(count_of(found.of[at]) == kHandSize && class_of(found.of[at]) == classes.of[at], "a hand of another class");
        require(!(found.of[at] & ~(cards | sure)) && !(sure & ~found.of[at]), "other cards");
    }
    schlemm_hands_free(hands);
}

// Nulls, how many; then sets and numbers.
void ask_halves(Bytes &bytes) {
    Given given = {bytes.byte()};
    const size_t count = bytes.byte() % 4;
    const bool any = count != 0;
    Array<uint64_t> cards(count), numbers(count), halves(count, kUntouched);
    size_t good = 0;
    for (size_t at = 0; at < count; ++at) {
        cards.of[at] = bytes.read<uint64_t>();
        numbers.of[at] = bytes.read<uint64_t>();
        const bool fine = count_of(cards.of[at]) == 26 && !(cards.of[at] & ~kAllCards);
        good += good == at && fine && numbers.of[at] < kHalves;
    }
    schlemm_fault fault;
    schlemm_fault *const told = given.take(3, 9, &fault, false);
    const uint32_t status = schlemm_halves(given.take(0, 0, cards.of, any), given.take(1, 1, numbers.of, any), count,
                                           given.take(2, 3, halves.of, any), told);
    if (given.refuses(status, told)) return;
    require((status == SCHLEMM_OK) == (good == count), "a half that is none");
    for (size_t at = 0; at < good; ++at)
        require(count_of(halves.of[at]) == kHandSize && !(halves.of[at] & ~cards.of[at]), "no half");
}

// Whether a request makes sense by itself; what nothing fits is another matter.
bool makes_sense(const schlemm_request &request) {
    uint64_t all = 0;
    for (const uint64_t held : request.held) {
        if (held & (all | ~kAllCards) || count_of(held) > kHandSize) return false;
        all |= held;
    }
    for (const schlemm_side &side : request.sides) {
        if (side.points[0] > side.points[1] || side.points[1] > 40) return false;
        for (const uint8_t *range : side.lengths)
            if (range[0] > range[1] || range[1] > 13) return false;
    }
    for (uint64_t at = 0; at < request.test_count; ++at) {
        const schlemm_test &test = request.tests[at];
        if (test.kind > SCHLEMM_STOPPER || test.seat > 3 || test.cards & ~kAllCards) return false;
    }
    return true;
}

// Nulls, which seats have classes, how many tests; what is held, the sides, a byte that fills the classes; the tests, and
// the first trial.
void ask_dealer(Bytes &bytes) {
    Given given = {bytes.byte()};
    const uint8_t classes = bytes.byte();
    const size_t tests = bytes.byte() % (kMostTests + 1);
    Asked asked;
    memset(&asked.request, 0, sizeof asked.request);
    for (uint64_t &held : asked.request.held) held = bytes.read<uint64_t>();
    for (schlemm_side &side : asked.request.sides) side = bytes.read<schlemm_side>();
    const uint8_t fill = bytes.byte();
    for (unsigned seat = 0; seat < 4; ++seat) {
        memset(asked.classes[seat], fill, sizeof asked.classes[seat]);
        if (classes >> seat & 1) asked.request.classes[seat] = asked.classes[seat];
    }
    for (size_t at = 0; at < tests; ++at) asked.tests[at] = bytes.read<schlemm_test>();
    uint64_t trial = bytes.read<uint64_t>();
    Array<schlemm_test> exactly(tests);
    memcpy(static_cast<void *>(exactly.of), asked.tests, tests * sizeof(schlemm_test));
    asked.request.tests = given.nulls >> 2 & 1 ? nullptr : exactly.of;
    asked.request.test_count = tests;
    schlemm_dealer *dealer = nullptr;
    schlemm_fault fault;
    schlemm_fault *const told = given.take(3, 9, &fault, false);
    const schlemm_request *const request = given.take(0, 0, &asked.request);
    const bool sense = (!tests || asked.request.tests) && makes_sense(asked.request);
    const uint32_t status = schlemm_dealer_new(request, given.take(1, 1, &dealer), told);
    if (given.refuses(status, told)) return;
    require(sense ? status == SCHLEMM_OK || status == SCHLEMM_NOTHING_FITS : status != SCHLEMM_OK, "a request");
    require(!status == !!dealer, "a dealer in spite of a refusal, or none");
    if (status) return;
    constexpr uint64_t kDeals = 4, kTrials = 60;
    const uint64_t first = trial, last = trial > UINT64_MAX - kTrials ? UINT64_MAX : trial + kTrials;
    Array<uint64_t> hands(4 * kDeals);
    const uint64_t found = schlemm_dealer_deals(dealer, 1, 2, &trial, last, kDeals, hands.of);
    require(found <= kDeals && first <= trial && trial <= last, "trials beyond the last one");
    require(found == kDeals || trial == last, "trials that were not made");
    for (uint64_t at = 0; at < found; ++at) check_deal(asked, hands.of + 4 * at, number_now);
    require(!schlemm_dealer_deals(dealer, 1, 2, &trial, trial, kDeals, nullptr), "deals of no trials");
    require(!schlemm_dealer_deals(dealer, 1, 2, &trial, UINT64_MAX, 0, nullptr), "deals for nobody");
    schlemm_dealer_free(dealer);
}

// Nulls; bytes and kind.
void ask_new_solver(Bytes &bytes) {
    Given given = {bytes.byte()};
    const uint64_t most = bytes.read<uint64_t>();
    schlemm_solver *solver = nullptr;
    schlemm_fault fault;
    schlemm_fault *const told = given.take(1, 9, &fault, false);
    const uint32_t status = schlemm_solver_new(most, bytes.read<uint32_t>(), given.take(0, 2, &solver), told);
    if (given.refuses(status, told)) return;
    require(status == SCHLEMM_OK && solver, "no solver");
    require(schlemm_solver_bytes(solver) <= (most < 3000000 ? 3000000 : most), "more memory than it may have");
    schlemm_solver_free(solver);
}

void ask_anything(Bytes bytes, const Solvers &solvers) {
    asked_now = bytes;
    const itimerval patience = {{0, 0}, {kPatience, 0}};
    setitimer(ITIMER_VIRTUAL, &patience, nullptr);
    const unsigned what = bytes.byte() % 10;
    if (what < kKinds) return ask_solver(bytes, static_cast<Kind>(what), solvers);
    constexpr void (*kOthers[])(Bytes &) = {ask_hands, ask_halves, ask_dealer, ask_new_solver};
    kOthers[what - kKinds](bytes);
}

Bytes bytes_of(const char *hexadecimal) {
    Bytes made;
    const auto digit = [](char sign) { return static_cast<unsigned>(sign <= '9' ? sign - '0' : sign - 'A' + 10); };
    for (; hexadecimal[0] && hexadecimal[1] && made.size < kLongest; hexadecimal += 2)
        made.of[made.size++] = static_cast<uint8_t>(digit(hexadecimal[0]) << 4 | digit(hexadecimal[1]));
    return made;
}

// Changes a few bytes: a bit, a byte at its limits, one like another, a part of another question, or the end cut off.
void change(Bytes &bytes, const Bytes &other, Stream &random) {
    constexpr uint8_t kLimits[] = {0, 1, 3, 4, 5, 12, 13, 14, 51, 52, 63, 127, 128, 254, 255};
    if (!bytes.size) return;
    const unsigned at = below(random, bytes.size), from = below(random, bytes.size);
    switch (below(random, 7)) {
    case 0: bytes.of[at] = static_cast<uint8_t>(bytes.of[at] ^ 1u << below(random, 8)); break;
    case 1: bytes.of[at] = kLimits[below(random, sizeof kLimits)]; break;
    case 2: bytes.of[at] = bytes.of[from]; break;
    case 3: bytes.of[at] = static_cast<uint8_t>(random.word()); break;
    case 4: bytes.of[below(random, 5) % bytes.size] = static_cast<uint8_t>(below(random, 16)); break; // what is before the data
    case 5:
        for (unsigned place = at; place < bytes.size && place < other.size && place < at + 8; ++place) bytes.of[place] = other.of[place];
        break;
    default: bytes.size = below(random, 4) ? bytes.size : at;
    }
}

} // namespace

int main() {
    for (int each : {SIGABRT, SIGVTALRM}) signal(each, tell_question);
    Solvers solvers = {nullptr, nullptr};
    schlemm_solver_new(8u << 20, SCHLEMM_THIS_MACHINE, &solvers.best, nullptr);
    schlemm_solver_new(8u << 20, SCHLEMM_ANY_MACHINE, &solvers.portable, nullptr);
    constexpr unsigned kSeeds = sizeof kept_seeds / sizeof kept_seeds[0];
    for (const Seed &seed : kept_seeds) ask_anything(bytes_of(seed.bytes), solvers);
    Stream random(2026, 10);
    for (number_now = 1; number_now <= kChanged; ++number_now) {
        Bytes bytes = bytes_of(kept_seeds[below(random, kSeeds)].bytes);
        const Bytes other = bytes_of(kept_seeds[below(random, kSeeds)].bytes);
        for (unsigned times = below(random, 5); times; --times) change(bytes, other, random);
        ask_anything(bytes, solvers);
    }
    require(answered > kChanged / 5 && refused > kChanged / 5, "questions of one kind only");
    schlemm_solver_free(solvers.best);
    schlemm_solver_free(solvers.portable);
    printf("%u seeds and %u changed: %u answered, %u refused\n", kSeeds, kChanged, answered, refused);
    return 0;
}
