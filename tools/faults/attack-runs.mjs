/** Longer than any of them takes on a busy machine, and waits for a minute that is used up. */
const attackMs = 240_000;

/**
 * Runs each after the other and prints a line for it; one that uses up what its address may do says `isNoisy` and comes
 * last, and one with a console of its own (`isApart`) runs beside the others. One that cannot be loaded, throws or does
 * not end is a failure: it held nothing off. One that `needsFolder` is left out where somebody else started the console.
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
    print(`${name.padEnd(22)} not tried: it needs the data folder of the console`);
  const apart = possible.filter(({ loaded }) => loaded.isApart).map(tryOne);
  const others = possible.filter(({ loaded }) => !loaded.isApart);
  const isNoisy = ({ loaded }) => Number(loaded.isNoisy ?? false);
  for (const one of others.toSorted((first, second) => isNoisy(first) - isNoisy(second))) await tryOne(one);
  await Promise.all(apart);
  if (chosen.length === 0) {
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
