/** Life of a mailed link that resets a password. */
export const linkSeconds = 30 * 60;
/** Life of a mailed code; short, because it is typed into whatever page asks for it. */
export const codeSeconds = 10 * 60;
/** Wrong codes before a code is worthless. */
export const codeTriesMax = 5;
/** Codes that one user is mailed in a day, under whatever name they were asked for. */
export const codesOfDayMax = 3;
/** Wrong codes of one user in a day before each of theirs is worthless; a mailed link works all the same. */
export const wrongCodesOfDayMax = 10;
