import type { AllowedAction } from '@console/contracts';
import type { SendState } from '@console/contracts/send-records';

/** What decides whether a mail can be sent once more. */
export interface Resendable {
  state: SendState;
  /** It holds a link or a code that works once. */
  isSecret: boolean;
  /** Its text is still there. */
  hasText: boolean;
}

/** Why a mail is not sent once more; null where it can be. */
export function resendRefusalOf({ state, isSecret, hasText }: Resendable): 'SINGLE_USE' | 'PENDING' | 'NO_TEXT' | null {
  if (isSecret) return 'SINGLE_USE';
  if (state === 'QUEUED' || state === 'SENDING') return 'PENDING';
  return hasText ? null : 'NO_TEXT';
}

/** What may be done with a mail by whoever may resend mails. */
export function sendRecordActionsOf(mail: Resendable): AllowedAction[] {
  const reason = resendRefusalOf(mail);
  return [reason === null ? { action: 'RESEND', enabled: true } : { action: 'RESEND', enabled: false, reason }];
}
