/** Size in kB (1000 bytes) with one decimal. */
export const kilobytes = (bytes: number): string =>
  (bytes / 1000).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Relative change of a size, such as `+3.1%`; empty if the previous size is zero. */
export function growth(before: number, after: number): string {
  if (before === 0) return '';
  const percent = ((after - before) / before) * 100;
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return `${sign}${Math.abs(percent).toFixed(1)}%`;
}
