/** Longer than this a page does not wait for another one that may hang. */
const patienceMs = 5000;

/**
 * Does `work` while no other page of this browser does its own of that name: pages that reload together continue the
 * session one after the other, each with the cookie that the one before has left. Alone where locks cannot be had.
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
