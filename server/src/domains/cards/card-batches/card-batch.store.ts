import type { Ctx } from '../../../platform/context';
import { insertRows } from '../../../platform/db/insert-rows';
import type { Batch } from '../cards/issue-card.rules';

/** Writes a batch; its draft is stored only if a job creates the cards. */
export async function insertBatch(
  { db, companyId, by, now }: Pick<Ctx, 'db' | 'companyId' | 'by' | 'now'>,
  { id, batchNo, draft, payer, price }: Batch,
  stored: object | null = null,
): Promise<void> {
  const row = {
    id,
    company_id: companyId,
    batch_no: batchNo,
    merchant_id: draft.merchantId,
    bin_id: draft.binId,
    account_id: payer.accountId,
    count: draft.count,
    deposit_minor: price.deposit,
    fee_minor: price.fee,
    currency: draft.deposit.currency,
    draft: stored,
    created_at: now,
    created_by: by.id,
  };
  await insertRows(db, 'card_batch', [row]);
}
