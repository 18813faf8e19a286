/** Capital letters as strokes in a box 32 high, so that logos need no fonts. */
const letters: Record<string, { width: number; path: string }> = {
  A: { width: 24, path: 'M0 32 12 0 24 32M4 21H20' },
  D: { width: 22, path: 'M0 0V32H8Q22 32 22 16 22 0 8 0Z' },
  E: { width: 18, path: 'M18 0H0V32H18M0 16H15' },
  H: { width: 22, path: 'M0 0V32M22 0V32M0 16H22' },
  I: { width: 0, path: 'M0 0V32' },
  L: { width: 18, path: 'M0 0V32H18' },
  M: { width: 28, path: 'M0 32V0L14 20 28 0V32' },
  N: { width: 22, path: 'M0 32V0L22 32V0' },
  R: { width: 20, path: 'M0 32V0H12Q20 0 20 8 20 16 12 16H0M10 16 20 32' },
  S: { width: 20, path: 'M20 4Q16 0 10 0 1 0 1 8 1 15 10 16 20 17 20 24 20 32 10 32 3 32 0 27' },
};
const gap = 11;

/** Returns a word as an SVG group, with its width. */
export function wordOf(word: string, color: string): { group: string; width: number } {
  let x = 0;
  const paths: string[] = [];
  for (const letter of word) {
    const { path, width } = letters[letter] ?? { path: '', width: 0 };
    paths.push(`<path transform="translate(${x} 0)" d="${path}"/>`);
    x += width + gap;
  }
  const stroke = `fill="none" stroke="${color}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`;
  return { group: `<g ${stroke}>${paths.join('')}</g>`, width: x - gap };
}
