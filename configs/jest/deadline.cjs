/** Deadline of every wait in tests; far longer than any wait takes on a loaded machine. */
exports.deadlineMs = 60_000;

/**
 * Timeout of every test and hook. Longer than the deadline of a wait, so that the failed wait is reported instead, and
 * enough to build a demo database on a machine with ten times its usual load.
 */
exports.testTimeoutMs = 5 * exports.deadlineMs;

const pollingIntervalMs = 20;

/** Polls until the condition is true; fails at the deadline with `what` in the message. */
exports.until = async (isTrue, what = 'The condition') => {
  const endMs = performance.now() + exports.deadlineMs;
  while (!(await isTrue())) {
    if (performance.now() > endMs) throw new Error(`${what} was not true within ${exports.deadlineMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, pollingIntervalMs));
  }
};
