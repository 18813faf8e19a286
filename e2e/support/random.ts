/** Returns the same numbers for the same seed, so that a failure is reproducible. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  /** Returns an integer from 0 up to, but not including, `end`. */
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const word = (length: number): string => Array.from({ length }, () => pick([...'abcdefghijklmnop'])).join('');
  return { below, pick, word };
}

export type Random = ReturnType<typeof randomFrom>;
