const units = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;

/** Pending time in the largest unit with a count of at least one. */
export function waitedOf(since: string, now: Date): { unit: (typeof units)[number][0]; count: number } {
  const waitedMs = Math.max(0, now.getTime() - new Date(since).getTime());
  const [unit, unitMs] = units.find(([, sizeMs]) => waitedMs >= sizeMs) ?? units[2];
  return { unit, count: Math.floor(waitedMs / unitMs) };
}
