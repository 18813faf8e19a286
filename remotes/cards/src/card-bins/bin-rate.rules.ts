/** Percentage with one decimal, such as `97.5%`; a dash if the total is zero. */
export const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${(Math.round((part * 1000) / whole) / 10).toFixed(1)}%`;
