/** Longest time that a page waits for another page, because that page may hang. */
const patienceMs = 5000;

/**
 * Runs `work` while holding a lock with this name across the browser's pages. Pages that reload together therefore
 * resume the session one after another, each with the cookie that the previous one received. Runs without a lock if
 * locks are unavailable.
 */
export async function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
}
