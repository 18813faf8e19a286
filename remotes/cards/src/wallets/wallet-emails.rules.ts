import type { FieldIssue } from '@console/contracts';
import '@console/contracts/cards/messages';
import { walletEmailsMax, walletUserEmail } from '@console/contracts/wallets';

/** What is typed into the field, a line for each address, as it stands there. */
export const emailsOf = (typed: string): string[] => (typed === '' ? [] : typed.split('\n'));

/** The addresses that were meant, however they were parted, each once. */
export function meantEmails(lines: readonly string[]): string[] {
  const distinct = new Map<string, string>();
  for (const email of lines.flatMap((line) => line.split(/[\s,;，；、]+/)).filter(Boolean))
    if (!distinct.has(email.toLowerCase())) distinct.set(email.toLowerCase(), email);
  return [...distinct.values()];
}

/** Says which address is none: in a list of them it is not to be seen otherwise. */
export function emailIssues(lines: readonly string[]): FieldIssue[] {
  const emails = meantEmails(lines);
  const field = 'userEmails';
  const wrong = emails.find((email) => !walletUserEmail.safeParse(email).success);
  if (wrong !== undefined) return [{ field, code: 'EMAIL_OF_LIST', params: { email: wrong } }];
  if (emails.length <= walletEmailsMax) return [];
  return [{ field, code: 'EMAILS_MAX', params: { max: String(walletEmailsMax) } }];
}
