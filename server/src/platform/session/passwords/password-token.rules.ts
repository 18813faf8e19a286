/** Lifetime of a mailed link for a password reset. */
export const linkSeconds = 30 * 60;
/** Lifetime of a mailed code; short, because it is typed into any page that asks for it. */
export const codeSeconds = 10 * 60;
/** Wrong attempts before a code is invalid. */
export const codeTriesMax = 5;
/** Codes mailed to one user per day, for all of their names. */
export const codesOfDayMax = 3;
/** Wrong codes of one user per day before all of their codes are invalid; links still work. */
export const wrongCodesOfDayMax = 10;
