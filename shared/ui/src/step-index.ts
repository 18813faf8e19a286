const rowKeys: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const columnKeys: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns the index that a key selects in a ring of `length` items, or -1 for other keys. */
export function stepIndex(key: string, from: number, length: number, axis: 'row' | 'column'): number {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const step = (axis === 'row' ? rowKeys : columnKeys)[key];
  if (step === undefined || length === 0) return -1;
  return from === -1 && step === -1 ? length - 1 : (from + step + length) % length;
}
