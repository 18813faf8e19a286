import type { Review } from '@console/contracts/reviews';
import type { Dicts } from '@console/screens';
import type { reviewDicts } from './review-dicts';

interface KindTexts {
  /** Dictionary of the reasons that its maker can give. */
  reasons: (typeof reviewDicts)[number];
  /** What each decision leads to. */
  effect: string;
  amount: string;
}

const texts: Readonly<Record<string, KindTexts>> = {
  CARD_CANCEL: { reasons: 'cancel_reason', effect: 'review.effect', amount: 'review.amount' },
  RECON_ADJUST: { reasons: 'recon_category', effect: 'review.adjust', amount: 'recon.difference' },
  LIMIT_LIFT: { reasons: 'decline_reason', effect: 'review.lift', amount: 'review.lift.amount' },
  INVOICE: { reasons: 'invoice_kind', effect: 'review.invoice', amount: 'review.invoice.total' },
};

/** Kinds of reviews that have texts here. */
export const reviewKinds = Object.keys(texts);

/** Texts of a kind; undefined where a newer server has kinds that are not shown here yet. */
export const textsOf = (kind: string): KindTexts | undefined => texts[kind];

/** Why it was requested, in words. */
export function reasonOf({ kind, reason }: Pick<Review, 'kind' | 'reason'>, label: Dicts['label']): string {
  const of = textsOf(kind);
  return of ? label(of.reasons, reason) : reason;
}
