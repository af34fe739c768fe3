// The same search for machines that count and find bits in one instruction.
#include "engine.h"
#include "allocation.h"

#if defined(__x86_64__)

#include <cpuid.h>
#include <stdlib.h>
#include <string.h>

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("popcnt,lzcnt,bmi,bmi2"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("popcnt,lzcnt,bmi,bmi2")
#endif
#define SCHLEMM_VARIANT bits
#define SCHLEMM_COUNTS_BITS 1
#include "questions.h"
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

namespace schlemm {

namespace {

constexpr Engine kWithBits = bits::kEngine;

bool machine_has_bits() {
    unsigned eax, ebx, ecx, edx;
    constexpr unsigned kPopcnt = 1u << 23, kLzcnt = 1u << 5, kBmi1 = 1u << 3, kBmi2 = 1u << 8;
    if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx) || !(ecx & kPopcnt)) return false;
    if (!__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) || (ebx & (kBmi1 | kBmi2)) != (kBmi1 | kBmi2)) return false;
    return __get_cpuid(0x80000001u, &eax, &ebx, &ecx, &edx) && (ecx & kLzcnt);
}

} // namespace

const Engine *const kBits = &kWithBits;

const Engine &best_engine() { return machine_has_bits() ? *kBits : kPortable; }

} // namespace schlemm

#else

namespace schlemm {

const Engine *const kBits = nullptr;

const Engine &best_engine() { return kPortable; }

} // namespace schlemm

#endif
