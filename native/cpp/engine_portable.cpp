// The search for every machine.
#define SCHLEMM_VARIANT portable
#define SCHLEMM_COUNTS_BITS 0
#include "questions.h"

namespace schlemm {

const Engine kPortable = portable::kEngine;

} // namespace schlemm
