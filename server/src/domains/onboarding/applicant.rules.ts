/** What an applicant is called: the browser keeps this, and it keeps no address. */
export const nicknameOf = (email: string): string => email.slice(0, email.indexOf('@'));
