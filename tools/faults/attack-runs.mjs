/** Longer than any attack takes on a busy machine, including waits for a rate limit of one minute. */
const attackMs = 240_000;

/**
 * Runs the attacks one after another and prints a line for each. An attack that uses up the rate limit of its address
 * (`isNoisy`) runs last, and one with its own console (`isApart`) runs in parallel. An attack that cannot be loaded,
 * throws or times out is a failure. One that needs the data folder (`needsFolder`) is skipped on a console that was
 * started elsewhere.
 */
export async function runAttacks(chosen, context, { print = console.log, limitMs = attackMs * context.rounds } = {}) {
  const total = { passed: 0, failed: 0 };
  const tryOne = async ({ name, loaded }) => {
    const from = performance.now();
    const { passed, figures } = await outcomeOf(loaded, context, limitMs);
    total[passed ? 'passed' : 'failed'] += 1;
    const seconds = ((performance.now() - from) / 1_000).toFixed(1);
    print(`${name.padEnd(22)} ${passed ? 'passed' : 'FAILED'}  ${seconds.padStart(5)} s  ${JSON.stringify(figures)}`);
  };
  const isPossible = ({ loaded }) => !loaded.needsFolder || context.dataDir !== undefined;
  const possible = chosen.filter(isPossible);
  for (const { name } of chosen.filter((one) => !isPossible(one)))
    print(`${name.padEnd(22)} skipped: it needs the data folder of the console`);
  const apart = possible.filter(({ loaded }) => loaded.isApart).map(tryOne);
  const others = possible.filter(({ loaded }) => !loaded.isApart);
  const isNoisy = ({ loaded }) => Number(loaded.isNoisy ?? false);
  for (const one of others.toSorted((first, second) => isNoisy(first) - isNoisy(second))) await tryOne(one);
  await Promise.all(apart);
  if (chosen.length === 0) {
    total.failed += 1;
    print('No attack matches this name.');
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
