/** Lifetime of a mailed link for a password reset. */
export const linkSeconds = 30 * 60;
/** Lifetime of a mailed code. It is short, because users may type a code into a phishing page. */
export const codeSeconds = 10 * 60;
/** Wrong attempts before a code is invalid. */
export const codeTriesMax = 5;
/** Maximum number of codes mailed to one user per day, across all of the user's names. */
export const codesOfDayMax = 3;
/** Number of wrong codes per user and day after which all codes of the user are invalid; links remain valid. */
export const wrongCodesOfDayMax = 10;
