// What the reader wants of motion.

/** Whether the reader wants no motion. */
export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
