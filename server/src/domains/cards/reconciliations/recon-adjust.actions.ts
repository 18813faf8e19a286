import { codes, type InputOf } from '@console/contracts';
import type { adjustReconItem, ReconItem } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import { findOpenReview } from '../../../platform/reviews/review.store';
import { submitReview } from '../../../platform/reviews/submit-review.actions';
import { lockOpenItem, readItem } from './recon-item.query';

/** Asks somebody else to book a difference; the ledger stays as it is until they do. */
export async function proposeAdjustment(
  { id, version, note }: InputOf<typeof adjustReconItem>,
  context: Context,
): Promise<ReconItem> {
  const item = await lockOpenItem(context, { id, version, to: 'ADJUSTED' });
  const open = await findOpenReview(context.db, { kind: 'RECON_ADJUST', objectId: id });
  if (open !== null) throw new Refusal(codes.openReview, { data: { reviewId: open } });
  const label = `${item.card.alias} ${item.card.number.slice(-4)}`;
  await submitReview(context, {
    kind: 'RECON_ADJUST',
    objectType: 'reconciliation',
    objectId: id,
    objectLabel: label,
    objectVersion: item.version,
    merchantId: item.merchant.id,
    reason: item.category,
    note,
    snapshot: { ours: item.ours, theirs: item.theirs },
    amount: item.difference,
  });
  await context.audit({
    objectType: 'reconciliation',
    objectId: id,
    objectLabel: label,
    after: { proposed: item.difference },
    reason: note,
  });
  return readItem(context, id);
}
