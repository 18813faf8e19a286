/** Display name of an applicant. The browser stores it, so it must not contain the e-mail address. */
export const nicknameOf = (email: string): string => email.slice(0, email.indexOf('@'));
