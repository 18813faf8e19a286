import type { AllowedAction } from '@console/contracts';
import type { SendState } from '@console/contracts/send-records';

/** Facts that decide whether a mail can be resent. */
export interface Resendable {
  state: SendState;
  /** The mail contains a single-use link or code. */
  isSecret: boolean;
  /** The text hasn't been deleted yet. */
  hasText: boolean;
}

/** Reason why a mail can't be resent; null if it can. */
export function resendRefusalOf({ state, isSecret, hasText }: Resendable): 'SINGLE_USE' | 'PENDING' | 'NO_TEXT' | null {
  if (isSecret) return 'SINGLE_USE';
  if (state === 'QUEUED' || state === 'SENDING') return 'PENDING';
  return hasText ? null : 'NO_TEXT';
}

/** Actions on a mail for users with permission to resend mails. */
export function sendRecordActionsOf(mail: Resendable): AllowedAction[] {
  const reason = resendRefusalOf(mail);
  return [reason === null ? { action: 'RESEND', enabled: true } : { action: 'RESEND', enabled: false, reason }];
}
