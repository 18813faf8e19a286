/** Bytes as thousands of them, with one decimal. */
export const kilobytes = (bytes: number): string =>
  (bytes / 1000).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** How much larger one size is than another: `+3.1%`; nothing where there was nothing. */
export function growth(before: number, after: number): string {
  if (before === 0) return '';
  const percent = ((after - before) / before) * 100;
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return `${sign}${Math.abs(percent).toFixed(1)}%`;
}
