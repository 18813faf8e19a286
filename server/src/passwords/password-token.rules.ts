/** Life of a mailed link that resets a password. */
export const linkSeconds = 30 * 60;
/** Life of a mailed code; short, because six digits can be guessed. */
export const codeSeconds = 10 * 60;
/** Wrong codes before a code is worthless. */
export const codeTriesMax = 5;
