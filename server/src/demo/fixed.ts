/** An id that is the same in every demo, for what other demo files and tests refer to. */
export const fixed = (prefix: string, number: number): string => `${prefix}_01K00000000000000000${String(number).padStart(6, '0')}`;
