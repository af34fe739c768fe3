/* The plain C interface of schlemm-native: everything that callers may count on, and nothing else is exported.
 *
 * Conventions
 *   - Cards are bits of a 64-bit word: 13 * suit + rank, suits clubs, diamonds, hearts, spades, ranks 2 ... ace.
 *   - Seats are 0 ... 3 for north, east, south, west; sides 0 and 1 for north-south and east-west.
 *   - A function that can fail returns a status (0 is success) and says in a schlemm_fault what was wrong and where. It
 *     refuses null for what it has to read or write; arrays of no elements may be null, and so may the fault.
 *   - Contexts are values without anything shared: any number of them, in any threads. No thread is ever started, and
 *     nothing is kept between calls but what the caller holds.
 *   - SCHLEMM_ABI grows whenever anything here changes meaning or layout; a caller compares it before all else.
 */
#ifndef SCHLEMM_NATIVE_H
#define SCHLEMM_NATIVE_H

#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define SCHLEMM_API __declspec(dllexport)
#else
#define SCHLEMM_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SCHLEMM_ABI 6u

SCHLEMM_API uint32_t schlemm_abi(void);

/* ---------------------------------------------------------------------------------------------------- status */

enum {
    SCHLEMM_OK = 0,
    SCHLEMM_NO_MEMORY = 1,
    SCHLEMM_NULL_ARGUMENT = 2,  /* place: which argument, counted from 0 */
    SCHLEMM_HELD_TWICE = 3,     /* place: seat; value: cards that an earlier seat holds as well */
    SCHLEMM_NOT_A_CARD = 4,     /* place: seat, 4 + test, or set of cards; value: bits that are no card */
    SCHLEMM_TOO_MANY_HELD = 5,  /* place: seat; value: how many cards it holds */
    SCHLEMM_UNKNOWN_TEST = 6,   /* place: number of the test; value: its kind or seat */
    SCHLEMM_BAD_RANGE = 7,      /* place: side */
    SCHLEMM_NOTHING_FITS = 8,   /* place: seat, or 4 + side, for which no cards fit */
    SCHLEMM_NO_SUCH_NUMBER = 9, /* place: which of those asked for; value: the number that is too large */
    SCHLEMM_WRONG_SIZE = 10,    /* place: which of those asked for; value: how many cards it has */
    SCHLEMM_UNEQUAL_HANDS = 11, /* place: seat; value: how many cards it holds, though the others have more or fewer */
    SCHLEMM_BAD_PLAY = 12       /* place: 0 strain, 1 leader, 2 number of cards in the trick, 3 one of them; value: it */
};

typedef struct schlemm_fault {
    uint32_t status;
    uint32_t place;
    uint64_t value;
} schlemm_fault;

/* ----------------------------------------------------------------------------------------------- random words */

/* Words first, first + 1, ... of the stream (PCG-XSH-RR 64/32): a start anywhere costs some 64 multiplications. */
SCHLEMM_API void schlemm_words(uint64_t seed, uint64_t stream, uint64_t first, uint32_t *words, size_t count);

/* ----------------------------------------------------------------------------------------- hands by their number */

#define SCHLEMM_SHAPES 560u     /* ways to spread 13 cards over 4 suits: clubs, then diamonds, then hearts, rising */
#define SCHLEMM_POINTS 38u      /* figure points of a hand: 0 ... 37 */
#define SCHLEMM_CLASS_BYTES 2660u /* a bit for each shape and number of points, 38 * shape + points, lowest first */

typedef struct schlemm_hands schlemm_hands;

/* The hands of 13 cards that have all of `sure` and else some of `cards`, counted by class. It never changes. */
SCHLEMM_API uint32_t schlemm_hands_new(uint64_t cards, uint64_t sure, schlemm_hands **hands, schlemm_fault *fault);
SCHLEMM_API void schlemm_hands_free(schlemm_hands *hands);

/* How many there are of each class: SCHLEMM_SHAPES * SCHLEMM_POINTS numbers. */
SCHLEMM_API void schlemm_hands_ways(const schlemm_hands *hands, uint64_t *ways);

/* The hands with these numbers in their classes, each number below the ways of its class. */
SCHLEMM_API uint32_t schlemm_hands_of(const schlemm_hands *hands, const uint64_t *classes, const uint64_t *numbers,
                                      size_t count, uint64_t *found, schlemm_fault *fault);

/* Thirteen of each set of 26 cards: a number below C(26, 13) says how many are of the lower thirteen, and which. */
SCHLEMM_API uint32_t schlemm_halves(const uint64_t *cards, const uint64_t *numbers, size_t count, uint64_t *halves,
                                    schlemm_fault *fault);

/* --------------------------------------------------------------------------------------------- deals that fit */

enum {
    SCHLEMM_COUNT = 0,  /* how many of `cards` the hand has is one of `counts` (a bit for each number) */
    SCHLEMM_STOPPER = 1 /* the hand has A, Kx, Qxx or Jxxx of the 13 `cards` of a suit */
};

typedef struct schlemm_test {
    uint64_t cards;
    uint32_t counts;
    uint8_t seat;
    uint8_t kind;
    uint16_t unused;
} schlemm_test;

/* What a side has together, bounds included: figure points (0 ... 40) and cards of each suit (0 ... 13). */
typedef struct schlemm_side {
    uint8_t points[2];
    uint8_t lengths[4][2];
} schlemm_side;

typedef struct schlemm_request {
    uint64_t held[4];          /* cards that a seat has for sure */
    const uint8_t *classes[4]; /* the hands it may have, SCHLEMM_CLASS_BYTES; NULL for any */
    const schlemm_test *tests;
    uint64_t test_count;
    schlemm_side sides[2];
} schlemm_request;

/* How the trials of a dealer are made, for whoever wants to know how rare its deals are. */
typedef struct schlemm_plan {
    uint64_t ways;        /* how many cards of `start` fit by themselves ... */
    uint64_t all;         /* ... of how many that there are */
    uint32_t start;       /* 0 ... 3: this hand is drawn first; 4: north-south's cards; 5: all is dealt at random */
    uint32_t trial_words; /* how many random words a trial has */
    uint32_t always;      /* 1 if every trial fits but those whose words are left out for fairness */
    uint32_t unused;
} schlemm_plan;

typedef struct schlemm_dealer schlemm_dealer;

/* A dealer for a request, which is not needed afterwards. It never changes: threads may share it. */
SCHLEMM_API uint32_t schlemm_dealer_new(const schlemm_request *request, schlemm_dealer **dealer, schlemm_fault *fault);
SCHLEMM_API void schlemm_dealer_free(schlemm_dealer *dealer);
SCHLEMM_API void schlemm_dealer_plan(const schlemm_dealer *dealer, schlemm_plan *plan);

/* Makes trials *trial, *trial + 1, ... below `last` until `count` deals fit. Each trial follows from its number and the
 * stream alone. Writes four hands a deal, and into *trial the number of the first trial that was not made.
 * Returns how many deals it has found. */
SCHLEMM_API uint64_t schlemm_dealer_deals(const schlemm_dealer *dealer, uint64_t seed, uint64_t stream, uint64_t *trial,
                                          uint64_t last, uint64_t count, uint64_t *hands);

/* ------------------------------------------------------------------------------------------------ double dummy */

#define SCHLEMM_UNKNOWN 255u /* instead of a number of tricks: a limit was reached before the answer was found */

/* Cards that are held, and the trick in progress. Strains 0 ... 3 are suits, 4 is notrump. */
typedef struct schlemm_position {
    uint64_t hands[4];
    uint8_t trick[4]; /* the cards played to it, from the leader on, as numbers of their bits */
    uint8_t played;   /* how many: 0 ... 3 */
    uint8_t leader;
    uint8_t strain;
    uint8_t target;   /* asked by schlemm_solver_makes alone */
} schlemm_position;

typedef struct schlemm_solver schlemm_solver;

enum {
    SCHLEMM_THIS_MACHINE = 0, /* the fastest search that runs here */
    SCHLEMM_ANY_MACHINE = 1   /* the one that runs everywhere; both give the same answers after the same positions */
};

/* A solver takes no more than `bytes` (at least 3 MB), for one question at a time: a thread has its own. */
SCHLEMM_API uint32_t schlemm_solver_new(uint64_t bytes, uint32_t kind, schlemm_solver **solver, schlemm_fault *fault);
SCHLEMM_API void schlemm_solver_free(schlemm_solver *solver);
SCHLEMM_API uint64_t schlemm_solver_bytes(const schlemm_solver *solver);

/* Each question begins with nothing known, so that its answer depends on nothing asked before. It may look at so many
 * positions (0: any number); and while *stop is not 0, which is looked at every 4,096 positions, nothing is searched.
 * What is not known then is answered by SCHLEMM_UNKNOWN. `stop` may be null; it must live until the next call of this. It
 * is read atomically, so any thread may set it by an atomic store while a question is answered; all else of a solver is for
 * one thread at a time. */
SCHLEMM_API void schlemm_solver_limit(schlemm_solver *solver, uint64_t nodes, const int32_t *stop);
SCHLEMM_API uint64_t schlemm_solver_nodes(const schlemm_solver *solver); /* looked at since it was made */

/* All of them answer for `count` positions, one after the other; where one makes no sense, `fault` says why, *number says
 * which it is, and the answers for those before it stand.
 *   tables: 20 numbers each, tricks of the declarers north, east, south, west in clubs, then diamonds ... notrump; of each
 *           position the hands alone are looked at.
 *   values: the tricks that the side in turn takes, of those left and with the one in progress.
 *   makes:  1 if the side in turn takes `target` of them, 0 if not.
 *   cards:  52 numbers each: these tricks for each card that may be played, SCHLEMM_UNKNOWN for all others.
 *   lines:  53 numbers each: these tricks, then the cards of a best play to the end, in their order; of all cards that take
 *           most tricks the lowest by rank is played, then clubs before spades. SCHLEMM_UNKNOWN after the last one, and
 *           from the first one on that was not found. */
SCHLEMM_API uint32_t schlemm_solver_tables(schlemm_solver *solver, const schlemm_position *positions, uint64_t count,
                                           uint8_t *tricks, uint64_t *number, schlemm_fault *fault);
SCHLEMM_API uint32_t schlemm_solver_values(schlemm_solver *solver, const schlemm_position *positions, uint64_t count,
                                           uint8_t *tricks, uint64_t *number, schlemm_fault *fault);
SCHLEMM_API uint32_t schlemm_solver_makes(schlemm_solver *solver, const schlemm_position *positions, uint64_t count,
                                          uint8_t *makes, uint64_t *number, schlemm_fault *fault);
SCHLEMM_API uint32_t schlemm_solver_cards(schlemm_solver *solver, const schlemm_position *positions, uint64_t count,
                                          uint8_t *tricks, uint64_t *number, schlemm_fault *fault);
SCHLEMM_API uint32_t schlemm_solver_lines(schlemm_solver *solver, const schlemm_position *positions, uint64_t count,
                                          uint8_t *lines, uint64_t *number, schlemm_fault *fault);

/* What a play was worth as it went on: for each position 52 cards that are played from it, SCHLEMM_UNKNOWN after the last
 * one. 53 numbers each: the tricks that the side in turn takes of those left, with best play at once, and with best play
 * from behind each of the cards on. SCHLEMM_UNKNOWN from behind the first card on that may not be played. */
SCHLEMM_API uint32_t schlemm_solver_courses(schlemm_solver *solver, const schlemm_position *positions, uint64_t count,
                                            const uint8_t *cards, uint8_t *tricks, uint64_t *number,
                                            schlemm_fault *fault);

#ifdef __cplusplus
}
#endif
#endif
