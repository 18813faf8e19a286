import { appendFileSync } from 'node:fs';

/** Prints the counts of a long run for the command that requested it; a normal run prints nothing. */
export function noteFigures(about: string, figures: object): void {
  const file = process.env['FIGURES'];
  if (file) appendFileSync(file, `${JSON.stringify({ about, ...figures })}\n`);
}

/** Number of rounds from the environment; `usual` in a normal run. */
export const timesOf = (setting: string, usual: number): number => Number(process.env[setting] ?? usual);

/** Median and upper percentile of times, in milliseconds. */
export function spreadOf(timesMs: readonly number[]): { p50Ms: number; p95Ms: number; maxMs: number } {
  const sorted = [...timesMs].sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { p50Ms: at(0.5), p95Ms: at(0.95), maxMs: at(1) };
}
