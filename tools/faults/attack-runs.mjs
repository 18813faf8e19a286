/** Longer than any of them takes on a busy machine. */
const attackMs = 60_000;

/**
 * Runs each after the other and prints a line for it; one that uses up what its address may do says `isNoisy` and comes
 * last. One that cannot be loaded, throws or does not end is a failure: it held nothing off. One that `needsFolder` is
 * left out where the console was started by somebody else.
 */
export async function runAttacks(chosen, context, { print = console.log, limitMs = attackMs * context.rounds } = {}) {
  const total = { passed: 0, failed: 0 };
  const inOrder = chosen.toSorted((one, other) => Number(one.loaded.isNoisy ?? 0) - Number(other.loaded.isNoisy ?? 0));
  for (const { name, loaded } of inOrder) {
    if (loaded.needsFolder && context.origin && !context.dataDir) {
      print(`${name.padEnd(22)} not tried: it needs the data folder of the console`);
      continue;
    }
    const from = performance.now();
    const { passed, figures } = await outcomeOf(loaded, context, limitMs);
    total[passed ? 'passed' : 'failed'] += 1;
    const seconds = ((performance.now() - from) / 1_000).toFixed(1);
    print(`${name.padEnd(22)} ${passed ? 'passed' : 'FAILED'}  ${seconds.padStart(5)} s  ${JSON.stringify(figures)}`);
  }
  if (inOrder.length === 0) {
    total.failed += 1;
    print('No attack has such a name.');
  }
  print(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

async function outcomeOf({ run, error }, context, limitMs) {
  if (typeof run !== 'function') return { passed: false, figures: { error: `cannot be run: ${error ?? 'no run()'}` } };
  let timer;
  const tooLong = new Promise((resolve) => {
    timer = setTimeout(() => resolve({ passed: false, figures: { error: `no end after ${limitMs} ms` } }), limitMs);
  });
  try {
    const { passed, figures } = await Promise.race([run(context), tooLong]);
    return { passed: passed === true, figures };
  } catch (fault) {
    return { passed: false, figures: { error: String(fault?.stack ?? fault) } };
  } finally {
    clearTimeout(timer);
  }
}
