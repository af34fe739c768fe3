// What is wrong with a question, told to whoever wants to know: every pointer to a fault may be null.
#pragma once

#include <stddef.h>

#include "schlemm_native.h"

namespace schlemm {

// Tells a status, success as well, and returns it.
inline uint32_t tell(schlemm_fault *fault, uint32_t status, size_t place = 0, uint64_t value = 0) {
    if (fault) *fault = schlemm_fault{status, static_cast<uint32_t>(place), value};
    return status;
}

// An argument by its place, and whether it may not be null.
struct Argument {
    size_t place;
    const void *given;
    bool needed = true;
};

// Whether one of these arguments is missing; the fault says which.
template <size_t n> bool missing(const Argument (&arguments)[n], schlemm_fault *fault) {
    for (const Argument &argument : arguments)
        if (argument.needed && !argument.given) return tell(fault, SCHLEMM_NULL_ARGUMENT, argument.place);
    return false;
}

} // namespace schlemm
