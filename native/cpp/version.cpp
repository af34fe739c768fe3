// Which interface this library has.
#include "schlemm_native.h"

uint32_t schlemm_abi(void) { return SCHLEMM_ABI; }
