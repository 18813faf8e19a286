/**
 * Returns a typed day as `2026-03-09` (from `2026-3-9`, `2026/03/09`, `20260309`, `2026年3月9日`), or undefined if it is
 * invalid.
 */
export function dayOf(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim();
  const match =
    /^(\d{4})[-/.年\s]\s?(\d{1,2})[-/.月\s]\s?(\d{1,2})日?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [, year = '', month = '', date = ''] = match;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const real = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(real.getTime()) || real.toISOString().slice(0, 10) !== day ? undefined : day;
}

/** Returns whether a day is within both bounds, inclusively. */
export const isWithin = (day: string, { min, max }: { min?: string | undefined; max?: string | undefined }): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max);
