// Threads as the Python layer has them: each with a solver of its own that another thread may stop, a solver that several
// share behind a lock, and a dealer and hands that all use at once. What they answer is what one thread alone does.
#include <string.h>

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include "asked.h"

using namespace fuzz;

namespace {

constexpr unsigned kThreads = 4, kRounds = 10, kPositions = 120, kPack = 52;
constexpr uint64_t kMemory = 8u << 20, kSeed = 41;

// Everybody lacks a suit: nobody waits for the end of such a search.
constexpr uint64_t at_suits(uint64_t clubs, uint64_t diamonds, uint64_t hearts, uint64_t spades) {
    return clubs | diamonds << 13 | hearts << 26 | spades << 39;
}
constexpr uint64_t kOne = 0x44A, kTwo = 0x1291, kThree = 0x924; // Q853, AJ962, KT74
constexpr schlemm_position kWild = {
    {at_suits(kThree, kTwo, kOne, 0), at_suits(0, kThree, kTwo, kOne), at_suits(kOne, 0, kThree, kTwo),
     at_suits(kTwo, kOne, 0, kThree)},
    {0, 0, 0, 0}, 0, 0, 4, 0};

template <typename Work> void in_threads(const Work &work) {
    std::vector<std::thread> threads;
    for (unsigned number = 0; number < kThreads; ++number) threads.emplace_back(work, number);
    for (std::thread &thread : threads) thread.join();
}

schlemm_position drawn(Stream &random) {
    schlemm_position made = {};
    uint8_t pack[kPack];
    for (uint8_t card = 0; card < kPack; ++card) pack[card] = card;
    for (unsigned at = 0, cards = 4 * (3 + below(random, 4)); at < cards; ++at) {
        const unsigned other = at + below(random, kPack - at);
        made.hands[at & 3] |= uint64_t(1) << pack[other];
        pack[other] = pack[at];
    }
    made.strain = static_cast<uint8_t>(below(random, 5));
    made.leader = static_cast<uint8_t>(below(random, 4));
    return made;
}

struct Answers {
    uint8_t cards[kPositions][kPack];
};

// A solver and the flag that ends its search, which is set from any thread.
struct Helper {
    schlemm_solver *solver = nullptr;
    int32_t stop = 0;

    explicit Helper(uint64_t nodes = 0) {
        require(!schlemm_solver_new(kMemory, SCHLEMM_THIS_MACHINE, &solver, nullptr), "no solver", 0);
        schlemm_solver_limit(solver, nodes, &stop);
    }
    Helper(const Helper &) = delete;
    ~Helper() { schlemm_solver_free(solver); }

    void end() { __atomic_store_n(&stop, 1, __ATOMIC_RELAXED); }
    void ask(const schlemm_position &position, uint8_t *cards) {
        uint64_t number = 0;
        require(!schlemm_solver_cards(solver, &position, 1, cards, &number, nullptr), "refused", 0);
    }
};

// Helpers that share a list of questions until they are given up.
class Crew {
  public:
    Crew(const std::vector<schlemm_position> &positions, Answers &answers) : positions_(positions), answers_(answers) {}
    ~Crew() {
        for (Helper *helper : helpers_) delete helper; // by another thread than the one that made it
    }

    void work() {
        Helper *const mine = hired();
        for (unsigned at; (at = next_.fetch_add(1)) < positions_.size(); answered_.fetch_add(1))
            mine->ask(positions_[at], answers_.cards[at]);
    }
    void give_up() {
        const std::lock_guard<std::mutex> held(lock_);
        given_up_ = true;
        for (Helper *helper : helpers_) helper->end();
    }
    unsigned answered() const { return answered_.load(); }

  private:
    Helper *hired() {
        Helper *const made = new Helper;
        const std::lock_guard<std::mutex> held(lock_);
        helpers_.push_back(made);
        if (given_up_) made->end();
        return made;
    }

    const std::vector<schlemm_position> &positions_;
    Answers &answers_;
    std::atomic<unsigned> next_{0}, answered_{0};
    std::mutex lock_;
    std::vector<Helper *> helpers_;
    bool given_up_ = false;
};

// Each card's number is the one that was found alone, or none where the helpers were given up.
void compare(const Answers &found, const Answers &alone, bool whole, unsigned round) {
    for (unsigned at = 0; at < kPositions; ++at)
        for (unsigned card = 0; card < kPack; ++card) {
            const uint8_t tricks = found.cards[at][card];
            require(tricks == alone.cards[at][card] || (!whole && tricks == SCHLEMM_UNKNOWN), "threads differ", round);
        }
}

// Rounds of questions, of which every other one is given up after so many answers as the seed says.
void try_helpers(Stream &random) {
    std::vector<schlemm_position> positions;
    for (unsigned at = 0; at < kPositions; ++at) positions.push_back(drawn(random));
    static Answers alone, found;
    Helper one;
    for (unsigned at = 0; at < kPositions; ++at) one.ask(positions[at], alone.cards[at]);
    for (unsigned round = 0; round < kRounds; ++round) {
        memset(&found, SCHLEMM_UNKNOWN, sizeof found);
        Crew crew(positions, found);
        const bool given_up = round % 2;
        const unsigned enough = below(random, kPositions);
        std::thread other([&] {
            while (given_up && crew.answered() < enough) std::this_thread::yield();
            if (given_up) crew.give_up();
        });
        in_threads([&](unsigned) { crew.work(); });
        other.join();
        compare(found, alone, !given_up, round);
    }
}

// A search that nobody would see the end of ends when it is given up, and so do those that come after it.
void try_wild() {
    static Answers found;
    const std::vector<schlemm_position> positions(kPositions, kWild);
    Crew crew(positions, found);
    std::atomic<unsigned> begun{0};
    std::thread other([&] {
        while (begun.load() < kThreads) std::this_thread::yield();
        crew.give_up();
    });
    in_threads([&](unsigned) {
        begun.fetch_add(1);
        crew.work();
    });
    other.join();
    require(crew.answered() == kPositions, "an answer that did not come", 0);
}

// One solver behind a lock: each thread has its own limit, and sees what its own question took.
void try_shared_solver(Stream &random) {
    Helper shared;
    std::mutex turn;
    const schlemm_position position = drawn(random);
    uint8_t alone[kPack];
    Helper().ask(position, alone);
    in_threads([&](unsigned number) {
        for (unsigned time = 0; time < 20; ++time) {
            const std::lock_guard<std::mutex> held(turn);
            uint8_t cards[kPack];
            const uint64_t before = schlemm_solver_nodes(shared.solver);
            schlemm_solver_limit(shared.solver, number ? 0 : 1, &shared.stop);
            shared.ask(position, cards);
            require(number == 0 || !memcmp(cards, alone, kPack), "a shared solver differs", number);
            require(schlemm_solver_nodes(shared.solver) > before, "nothing was looked at", number);
        }
    });
}

// A dealer, hands and the words of the generator, used by all at once without a lock.
void try_shared_dealer() {
    constexpr uint64_t kDeals = 100;
    schlemm_request request = {};
    for (schlemm_side &side : request.sides) side = {{0, 40}, {{0, 13}, {0, 13}, {0, 13}, {0, 13}}};
    request.sides[0].points[0] = 25;
    schlemm_dealer *dealer = nullptr;
    schlemm_hands *hands = nullptr;
    require(!schlemm_dealer_new(&request, &dealer, nullptr), "no dealer", 0);
    require(!schlemm_hands_new(kAllCards, 1, &hands, nullptr), "no hands", 0);
    const auto deal = [&](uint64_t *found) {
        uint64_t trial = 0, place = SCHLEMM_POINTS * 300 + 10, hand = 0, number = 0;
        require(schlemm_dealer_deals(dealer, kSeed, 3, &trial, UINT64_MAX, kDeals, found) == kDeals, "too few deals", 0);
        require(!schlemm_hands_of(hands, &place, &number, 1, &hand, nullptr), "no hand", 0);
    };
    uint64_t alone[4 * kDeals];
    deal(alone);
    in_threads([&](unsigned number) {
        uint64_t found[4 * kDeals];
        deal(found);
        require(!memcmp(found, alone, sizeof alone), "a shared dealer differs", number);
    });
    schlemm_dealer_free(dealer);
    schlemm_hands_free(hands);
}

} // namespace

int main() {
    Stream random(kSeed, 7);
    try_helpers(random);
    try_wild();
    try_shared_solver(random);
    try_shared_dealer();
    puts("threads: fine");
    return 0;
}
