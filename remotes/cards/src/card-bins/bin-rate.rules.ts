/** A part in percent with one digit, `97.5%`; nothing where there is no whole. */
export const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${(Math.round((part * 1000) / whole) / 10).toFixed(1)}%`;
