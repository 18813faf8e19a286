import { insertOf } from '../../../platform/db/insert-rows';
import type { Limit } from './limit.rules';
import type { SQL } from '../../../platform/db/sql';

interface Hit {
  txnId: string;
  companyId: string;
  merchantId: string;
  now: Date;
}

/** Statement that records the limits hit by a purchase; null without any. */
export const hitsOf = (limits: readonly Limit[], { txnId, companyId, merchantId, now }: Hit): SQL | null =>
  limits.length === 0
    ? null
    : insertOf(
        'limit_hit',
        limits.map(({ rule, itemId }) => ({
          txn_id: txnId,
          item_id: itemId,
          rule_id: rule.id,
          company_id: companyId,
          merchant_id: merchantId,
          mode: rule.mode,
          at: now,
        })),
      );
