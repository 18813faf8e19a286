import { type FieldIssue, type Money, moneyOf, toMinor } from '@console/contracts';
import {
  type Cancellation,
  type WorkbenchChoice,
  workbenchChoices,
  lacksOf,
  waitHoursMax,
} from '@console/contracts/cards';
import type { CaseReview } from './case-review';

/** Returns whether the channel is expected to respond soon, so that the case must be polled. */
export const isOnItsWay = ({ cancelState, match, order, nextReadAt }: Cancellation): boolean =>
  (cancelState === 'EXECUTING' && order !== null && order.state !== 'SUCCESS') ||
  (nextReadAt !== null && (match === 'UNREAD' || new Date(nextReadAt).getTime() < Date.now() + 10_000));

export interface Offered {
  choice: WorkbenchChoice;
  isEnabled: boolean;
  reason: string | undefined;
  /** Key that selects the decision. */
  shortcut: string;
}

/** Keys of the decisions that close a review; the others are numbered in their order. */
const letters: Partial<Record<WorkbenchChoice, string>> = { APPROVE: 'A', REJECT: 'R' };

/** Decisions in the order of their buttons, without decisions that a closed review no longer permits. */
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

/** Selectable waits for the channel in hours, up to the maximum of the server. */
export const waits = [1, 4, 12, 24, 48, waitHoursMax];

interface Draft {
  choice?: WorkbenchChoice | undefined;
  note?: string | undefined;
  evidence?: readonly unknown[] | undefined;
}

export const decisionRules = ({ choice, ...said }: Draft): FieldIssue[] => (choice ? lacksOf(choice, said) : []);

/**
 * Returns whether the review stays open for this user: a selected balance needs an approval, a re-sync a second
 * decision.
 */
export const staysAfter = (choice: WorkbenchChoice): boolean =>
  choice === 'AS_LEDGER' || choice === 'AS_CHANNEL' || choice === 'RESYNC';

const minorOf = ({ amount, currency }: Money): bigint => toMinor(amount, currency) ?? 0n;

/** Mismatches by kind. A card that is closed because the channel was requested to close it is not a mismatch. */
export const differsIn = ({ match, difference, isClosedThere, order }: Cancellation) => ({
  balance: match === 'MISMATCHED' && difference !== null && minorOf(difference) !== 0n,
  state: match === 'MISMATCHED' && isClosedThere && order === null,
});

interface Explained {
  sum: Money;
  /** Absolute difference. */
  difference: Money;
  isAll: boolean;
  isMore: boolean;
}

/** Compares the sum of the causes with the difference; null without a difference or without any amount. */
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

/** Amount that the choice returns to the merchant; null for choices that return nothing. */
export function returnedBy(
  choice: WorkbenchChoice | undefined,
  { ledger, channel, resolution }: Pick<Cancellation, 'ledger' | 'channel' | 'resolution'>,
): Money | null {
  if (choice === 'AS_LEDGER') return ledger;
  if (choice === 'AS_CHANNEL') return channel;
  return choice === 'APPROVE' ? (resolution === 'AS_CHANNEL' ? channel : ledger) : null;
}
