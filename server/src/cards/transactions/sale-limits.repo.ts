import { hitsOf } from '../limit-rules/limit-hit.repo';
import { type CountedLimit, countSale, holdLimits } from '../limit-rules/limit-usage.repo';
import { blockOf, isHit, setsOffAlert, strictestOf, watchedHits } from '../limit-rules/limit.rules';
import type { Decision } from './authorization.rules';
import type { CardFacts } from './card-facts.repo';
import type { Sale } from './new-purchase.repo';
import type { Booking } from './purchase.repo';

/** A verification buys nothing: it is kept from shops that are closed to the card, and counts for nothing else. */
export async function limitsOn(
  { db, now }: Booking,
  { payer }: CardFacts,
  { sale, isVerification }: { sale: Sale; isVerification: boolean },
): Promise<CountedLimit[]> {
  const limits = await holdLimits(db, payer, { shop: { mcc: sale.mcc, country: sale.shopCountry }, now });
  return isVerification ? limits.filter(({ kind }) => kind === 'BLOCK') : limits;
}

interface Decided {
  sale: Sale;
  decision: Decision;
  limits: CountedLimit[];
}

/** What a decision leaves with the rules: the room that it took, what they had against it, and an alert. */
export function limitTracks(
  { companyId, now }: Booking,
  { payer, merchantId }: CardFacts,
  { sale, decision, limits }: Decided,
) {
  if (limits.length === 0) return {};
  const { billed } = sale;
  const isApproved = decision.at === 'approved';
  const hits = isApproved ? watchedHits(limits, billed) : decisiveHits(decision, limits, billed);
  const alongside = (txnId: string) => [
    ...present(isApproved ? countSale(limits, { card: payer, billed, now }) : null),
    ...present(hitsOf(hits, { txnId, companyId, merchantId, now })),
  ];
  return { alongside, ...(isApproved && setsOffAlert(hits) && { alerts: ['LIMIT_ALERT' as const] }) };
}

const present = <It>(it: It | null): It[] => (it === null ? [] : [it]);

/** The rule that declined a purchase, if it was one. */
function decisiveHits(decision: Extract<Decision, { at: 'declined' }>, limits: CountedLimit[], billed: bigint) {
  const { ruleId } = decision.detail;
  if (ruleId === undefined) return [];
  const limit = blockOf(limits) ?? strictestOf(limits, billed)?.limit;
  return limit && isHit(limit, billed) ? [limit] : [];
}
