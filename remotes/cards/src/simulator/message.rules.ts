import type { Currency, FieldIssue } from '@console/contracts';
import { type MessageDraft, type MessageKind, messageKinds } from '@console/contracts/cards';

/** Fields by kind of message. */
export const fieldsOf: Record<MessageKind, { amount: 'needed' | 'optional' | 'none'; shop: boolean }> = {
  AUTHORIZE: { amount: 'needed', shop: true },
  FORCE_POST: { amount: 'needed', shop: true },
  INCREMENT: { amount: 'needed', shop: false },
  CLEAR: { amount: 'needed', shop: false },
  // Without an amount: the whole remaining hold.
  REVERSE: { amount: 'optional', shop: false },
  EXPIRE: { amount: 'none', shop: false },
  REFUND: { amount: 'needed', shop: false },
  // Without an amount: the whole cleared amount that is not refunded.
  CHARGEBACK: { amount: 'optional', shop: false },
};

/** Kinds that can be sent; without a purchase, only kinds that begin one. */
export const kindsFor = (hasPurchase: boolean, canForce: boolean): MessageKind[] =>
  messageKinds.filter((kind) => (kind === 'FORCE_POST' ? canForce : hasPurchase || kind === 'AUTHORIZE'));

/** True if an exchange rate is required, because transaction and card currency differ. */
export const needsRate = ({ kind, currency }: Partial<MessageDraft>, cardCurrency: Currency): boolean =>
  kind !== undefined && fieldsOf[kind].amount !== 'none' && currency !== cardCurrency;

/** Missing fields of a message, by its kind. */
export function messageIssues(draft: Partial<MessageDraft>, cardCurrency: Currency): FieldIssue[] {
  if (draft.kind === undefined) return [];
  const { amount, shop } = fieldsOf[draft.kind];
  const needed: (keyof MessageDraft)[] = [
    ...(amount === 'needed' ? (['amount'] as const) : []),
    ...(shop ? (['shopName', 'mcc', 'shopCountry'] as const) : []),
    ...(needsRate(draft, cardCurrency) && (amount === 'needed' || draft.amount) ? (['exchangeRate'] as const) : []),
  ];
  return needed.filter((name) => !draft[name]).map((field) => ({ field, code: 'REQUIRED', params: {} }));
}
