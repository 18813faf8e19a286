import type { Ctx } from '../../../platform/context';
import type { Bought, CountedLimit } from '../limit-rules/limit-find.query';
import { hitsOf } from '../limit-rules/limit-hit.store';
import { usedLifts, wantedLifts } from '../limit-rules/limit-lift.store';
import { countSale, lockLimits } from '../limit-rules/limit-usage.store';
import { afterApproval, afterDecline, type Consequences, setsOffAlert } from '../limit-rules/limit.rules';
import type { Decision } from './authorization.rules';
import type { CardFacts } from './card-facts.query';
import { isCash } from './mcc.rules';
import type { Sale } from './purchase.store';

interface Request {
  sale: Sale;
  /** True if the purchase is only a verification. */
  isVerification: boolean;
}

export const limitsOn = (
  { db, now }: Ctx,
  { payer, issuingCountry }: CardFacts,
  input: Request,
): Promise<CountedLimit[]> => lockLimits(db, payer, { bought: boughtOf(input, issuingCountry), now });

const boughtOf = ({ sale, isVerification }: Request, issuingCountry: string): Bought => ({
  txnKind: isVerification ? 'VERIFICATION' : isCash(sale.mcc) ? 'WITHDRAWAL' : 'PURCHASE',
  mcc: sale.mcc,
  country: sale.shopCountry,
  name: sale.shopName,
  ref: sale.shopRef,
  isCrossBorder: sale.shopCountry !== issuingCountry,
  isOnline: sale.isOnline,
  billed: sale.billed,
});

interface Decided extends Request {
  decision: Decision;
  limits: CountedLimit[];
}

/**
 * Statements, alerts and consequences of a decision for limit rules: usage, hits, and requested or used exceptions.
 * Null if no rule applies.
 */
export function limitTracks(
  ctx: Ctx,
  { id: cardId, merchantId, payer }: CardFacts,
  { sale, isVerification, decision, limits }: Decided,
) {
  if (limits.length === 0) return null;
  const { companyId, now } = ctx;
  const { billed } = sale;
  const isApproved = decision.at === 'approved';
  const outcome: Consequences<CountedLimit> =
    decision.at === 'approved' ? afterApproval(limits, billed) : afterDecline(limits, decision.detail['itemId']);
  const minor = isVerification ? 0n : billed;
  const wanted = outcome.reviews.map(({ itemId, kind }) => ({
    itemId,
    mostMinor: kind === 'DECLINE_STREAK' ? null : billed,
  }));
  const lifts = wantedLifts(ctx, cardId, wanted);
  const alongside = (txnId: string) => [
    ...present(isApproved ? countSale(limits, { card: payer, minor, now }) : null),
    ...present(hitsOf(outcome.hits, { txnId, companyId, merchantId, now })),
    ...present(usedLifts(ctx, txnId, outcome.liftIds)),
    ...present(lifts.sqlOf(txnId)),
  ];
  const alerts = isApproved && setsOffAlert(outcome.hits) ? ['LIMIT_ALERT' as const] : [];
  return { alongside, alerts, outcome, liftIds: lifts.ids };
}

const present = <It>(it: It | null): It[] => (it === null ? [] : [it]);
