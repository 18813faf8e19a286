import type { FieldIssue } from '@console/contracts';
import { type Cancellation, type DeskChoice, deskChoices, needsNote, waitHoursMax } from '@console/contracts/cards';
import type { Review } from '@console/contracts/reviews';

/** Somebody else is at work, so that what is shown will soon be something else. */
export const isOnItsWay = ({ cancelState, match, order, nextReadAt }: Cancellation): boolean =>
  (cancelState === 'EXECUTING' && order !== null && order.state !== 'SUCCESS') ||
  (nextReadAt !== null && (match === 'UNREAD' || new Date(nextReadAt).getTime() < Date.now() + 10_000));

interface Offered {
  choice: DeskChoice;
  isEnabled: boolean;
  reason: string | undefined;
  /** What chooses it by keyboard. */
  shortcut: string;
}

/** Letters of the two that end a review; the others are numbered as they stand. */
const letters: Partial<Record<DeskChoice, string>> = { APPROVE: 'A', REJECT: 'R' };

/** What the user may do, in the order in which it is offered. */
export function offeredOf(
  { allowedActions }: Pick<Cancellation, 'allowedActions'>,
  review: Pick<Review, 'allowedActions'>,
): Offered[] {
  const allowed = [...review.allowedActions, ...allowedActions];
  let numbered = 0;
  return deskChoices.flatMap((choice) => {
    const found = allowed.find(({ action }) => action === choice);
    if (!found) return [];
    const shortcut = letters[choice] ?? String((numbered += 1));
    return [{ choice, isEnabled: found.enabled, reason: found.reason, shortcut }];
  });
}

/** How long a channel is given, in hours, up to what the server allows. */
export const waits = [1, 4, 12, 24, 48, waitHoursMax];

interface Draft {
  choice?: DeskChoice | undefined;
  note?: string | undefined;
}

export const decisionRules = ({ choice, note }: Draft): FieldIssue[] =>
  choice && needsNote(choice) && !note?.trim() ? [{ field: 'note', code: 'REQUIRED', params: {} }] : [];

/** Whether the review still waits for the same person: a figure that counts has to be approved, an answer to be seen. */
export const staysAfter = (choice: DeskChoice): boolean =>
  choice === 'AS_LEDGER' || choice === 'AS_CHANNEL' || choice === 'RESYNC';
