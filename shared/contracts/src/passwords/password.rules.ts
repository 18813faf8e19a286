import type { FieldIssue } from '../issues';
import '../platform/messages';

/** Length of a password (specification, section 5). */
export const passwordRules = { minLength: 8, maxLength: 16 } as const;

/** Requirements on a password, in the order of the form. */
export const passwordDemands = ['LENGTH', 'UPPER', 'LOWER', 'SPECIAL'] as const;
/** Requirement on a password. */
export type PasswordDemand = (typeof passwordDemands)[number];

const meets: Record<PasswordDemand, (password: string) => boolean> = {
  LENGTH: (password) => {
    const { length } = [...password];
    return length >= passwordRules.minLength && length <= passwordRules.maxLength;
  },
  UPPER: (password) => /\p{Lu}/u.test(password),
  LOWER: (password) => /\p{Ll}/u.test(password),
  SPECIAL: (password) => /[^\p{L}\p{N}\s]/u.test(password),
};

/**
 * Normalizes a password for hashing and comparison (RFC 8265, OpaqueString), because keyboards and systems encode `ä` as
 * one or two characters, and spaces in several ways. Spaces at the ends are part of a password.
 */
export const preparedPassword = (password: string): string => password.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/** Returns the unmet requirements; a form displays each as met or unmet while the user types. */
export function unmetDemands(typed: string): PasswordDemand[] {
  const password = preparedPassword(typed);
  return passwordDemands.filter((demand) => !meets[demand](password));
}

/** New password with its confirmation; `oldPassword` only if the form has that field. */
export interface NewPassword {
  password: string;
  confirmPassword: string;
  oldPassword?: string | undefined;
}

/**
 * Validates a new password. Form and server run the same function. Field names are those of the password operations.
 */
export function checkNewPassword({ password, confirmPassword, oldPassword }: NewPassword): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const isNew = (other: string) => preparedPassword(password) !== preparedPassword(other);
  if (unmetDemands(password).length > 0) issues.push({ field: 'password', code: 'PASSWORD_RULE', params: {} });
  else if (oldPassword !== undefined && !isNew(oldPassword))
    issues.push({ field: 'password', code: 'PASSWORD_SAME', params: {} });
  if (isNew(confirmPassword)) issues.push({ field: 'confirmPassword', code: 'PASSWORD_CONFIRM', params: {} });
  return issues;
}
