import { appendFileSync } from 'node:fs';

/** What a long run has counted, for the command that requested it; a usual run keeps nothing. */
export function noteFigures(about: string, figures: object): void {
  const file = process.env['FIGURES'];
  if (file) appendFileSync(file, `${JSON.stringify({ about, ...figures })}\n`);
}

/** How often, as the environment says; a usual run does it `usual` times. */
export const timesOf = (setting: string, usual: number): number => Number(process.env[setting] ?? usual);

/** The middle and the upper end of times, in milliseconds. */
export function spreadOf(timesMs: readonly number[]): { p50Ms: number; p95Ms: number; maxMs: number } {
  const sorted = [...timesMs].sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { p50Ms: at(0.5), p95Ms: at(0.95), maxMs: at(1) };
}
