// Whether a position can be: cards that are cards, each in one place, and as many in each hand as the play asks for.
#pragma once

#include "schlemm_native.h"

namespace schlemm {

// SCHLEMM_OK, or what is wrong and where.
schlemm_fault fault_of(const schlemm_position &position);

} // namespace schlemm
