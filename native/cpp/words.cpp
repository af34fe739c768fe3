// The random words by themselves, so that callers can see that they are those of their own generator.
#include "pcg.h"
#include "schlemm_native.h"

void schlemm_words(uint64_t seed, uint64_t stream, uint64_t first, uint32_t *words, size_t count) {
    schlemm::Stream random(seed, stream);
    random.skip(random.over(first));
    for (size_t at = 0; at < count; ++at) words[at] = random.word();
}
