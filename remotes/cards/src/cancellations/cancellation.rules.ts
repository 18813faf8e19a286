import { type FieldIssue, type Money, moneyOf, toMinor } from '@console/contracts';
import {
  type Cancellation,
  type WorkbenchChoice,
  workbenchChoices,
  lacksOf,
  waitHoursMax,
} from '@console/contracts/cards';
import type { CaseReview } from './case-review';

/** Somebody else is at work, so that what is shown will soon be something else. */
export const isOnItsWay = ({ cancelState, match, order, nextReadAt }: Cancellation): boolean =>
  (cancelState === 'EXECUTING' && order !== null && order.state !== 'SUCCESS') ||
  (nextReadAt !== null && (match === 'UNREAD' || new Date(nextReadAt).getTime() < Date.now() + 10_000));

export interface Offered {
  choice: WorkbenchChoice;
  isEnabled: boolean;
  reason: string | undefined;
  /** What chooses it by keyboard. */
  shortcut: string;
}

/** Letters of the two that end a review; the others are numbered as they stand. */
const letters: Partial<Record<WorkbenchChoice, string>> = { APPROVE: 'A', REJECT: 'R' };

/** What the user may do, in the order in which it is offered; what ends a review is no longer offered once it is over. */
export function offeredOf(
  { allowedActions }: Pick<Cancellation, 'allowedActions'>,
  review: Pick<CaseReview, 'allowedActions'>,
): Offered[] {
  const allowed = [...review.allowedActions, ...allowedActions];
  let numbered = 0;
  return workbenchChoices.flatMap((choice) => {
    const offer = allowed.find(({ action }) => action === choice);
    if (!offer || offer.reason === 'REVIEW_OVER') return [];
    const shortcut = letters[choice] ?? String((numbered += 1));
    return [{ choice, isEnabled: offer.enabled, reason: offer.reason, shortcut }];
  });
}

/** How long a channel is given, in hours, up to what the server allows. */
export const waits = [1, 4, 12, 24, 48, waitHoursMax];

interface Draft {
  choice?: WorkbenchChoice | undefined;
  note?: string | undefined;
  evidence?: readonly unknown[] | undefined;
}

export const decisionRules = ({ choice, ...said }: Draft): FieldIssue[] => (choice ? lacksOf(choice, said) : []);

/** Whether the review still waits for the same person: a figure that counts has to be approved, an answer to be seen. */
export const staysAfter = (choice: WorkbenchChoice): boolean =>
  choice === 'AS_LEDGER' || choice === 'AS_CHANNEL' || choice === 'RESYNC';

const minorOf = ({ amount, currency }: Money): bigint => toMinor(amount, currency) ?? 0n;

/** Which of what is compared differs. A card that the channel was asked to close is no difference. */
export const differsIn = ({ match, difference, isClosedThere, order }: Cancellation) => ({
  balance: match === 'MISMATCHED' && difference !== null && minorOf(difference) !== 0n,
  state: match === 'MISMATCHED' && isClosedThere && order === null,
});

interface Explained {
  sum: Money;
  /** Without its sign. */
  difference: Money;
  isAll: boolean;
  isMore: boolean;
}

/** Whether the causes that have an amount add up to the difference; null where there is none of them, or no difference. */
export function explainedOf({ causes, difference }: Pick<Cancellation, 'causes' | 'difference'>): Explained | null {
  const amounts = causes.flatMap(({ amount }) => amount ?? []);
  if (difference === null || amounts.length === 0) return null;
  const signed = minorOf(difference);
  const wanted = signed < 0n ? -signed : signed;
  if (wanted === 0n) return null;
  const sum = amounts.reduce((before, amount) => before + minorOf(amount), 0n);
  const { currency } = difference;
  return {
    sum: moneyOf(sum, currency),
    difference: moneyOf(wanted, currency),
    isAll: sum === wanted,
    isMore: sum > wanted,
  };
}

/** What the merchant gets back if that is chosen; null where it is not decided by it. */
export function returnedBy(
  choice: WorkbenchChoice | undefined,
  { ledger, channel, resolution }: Pick<Cancellation, 'ledger' | 'channel' | 'resolution'>,
): Money | null {
  if (choice === 'AS_LEDGER') return ledger;
  if (choice === 'AS_CHANNEL') return channel;
  return choice === 'APPROVE' ? (resolution === 'AS_CHANNEL' ? channel : ledger) : null;
}
