/** Median. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const draws = 2000;

/** Seeded random numbers, so that the same measurements always result in the same interval. */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Median of the ratios within each round, with its 95 % bootstrap interval. Rounds are interleaved, so other load on
 * the machine affects both sides of a ratio.
 */
export function ratioOf(values, baseline) {
  const ratios = values.map((value, round) => value / baseline[round]);
  const next = numbersFrom(1);
  const medians = Array.from({ length: draws }, () =>
    median(ratios.map(() => ratios[Math.floor(next() * ratios.length)])),
  ).sort((a, b) => a - b);
  return {
    middle: median(ratios),
    low: medians[Math.floor(draws * 0.025)],
    high: medians[Math.floor(draws * 0.975)],
  };
}
