import type { SQL } from '../db/sql';

const keptMs = 60_000;
const keptMax = 1_000;
const cached = new Map<string, { isCheap: boolean; until: number }>();

const keyOf = (statement: SQL): string => {
  const { text, values } = statement;
  return JSON.stringify([text, values]);
};

/**
 * Caches whether the planner recently estimated a list as cheap to count, because the estimate takes as long as a
 * count. Only this decision is cached; the count itself is computed for each page.
 */
export const cheapCounts = {
  of: (statement: SQL): boolean | undefined => {
    const found = cached.get(keyOf(statement));
    return found && found.until > performance.now() ? found.isCheap : undefined;
  },
  set: (statement: SQL, isCheap: boolean): void => {
    if (cached.size >= keptMax) cached.clear();
    cached.set(keyOf(statement), { isCheap, until: performance.now() + keptMs });
  },
};
