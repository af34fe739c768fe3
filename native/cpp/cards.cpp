// The tables of holdings and shapes, computed while compiling.
#include "cards.h"

namespace schlemm {

constexpr Holdings kHolding;
constexpr Shapes kShapes;

} // namespace schlemm
