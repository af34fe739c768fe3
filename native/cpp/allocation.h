// Objects made with malloc: the library needs nothing of the C++ runtime, nor its headers.
#pragma once

#include <stddef.h>
#include <stdlib.h>

namespace schlemm {

struct Place {
    void *at;
};

} // namespace schlemm

inline void *operator new(size_t, schlemm::Place place) noexcept { return place.at; }
inline void operator delete(void *, schlemm::Place) noexcept {}

namespace schlemm {

// A new object, or null where there is no memory.
template <typename Made, typename... Args> Made *make(const Args &...args) {
    void *place = malloc(sizeof(Made));
    return place ? new (Place{place}) Made(args...) : nullptr;
}

template <typename Made> void destroy(Made *made) {
    if (!made) return;
    made->~Made();
    free(made);
}

} // namespace schlemm
