import { codes, type InputOf } from '@console/contracts';
import type { adjustReconItem, explainReconItem, ReconItem } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal } from '../../../platform/refusal';
import { findOpenReview } from '../../../platform/reviews/review.store';
import { submitReview } from '../../../platform/reviews/submit-review.actions';
import { lockItem, readItem } from './recon-item.query';
import { storeExplained } from './recon-item.store';

interface Target {
  id: string;
  version: number;
  to: ReconItem['state'];
}

/** Locks an open mismatch; refuses a stale version and a settled one. */
async function lockOpenItem(context: Context, { id, version, to }: Target): Promise<ReconItem> {
  const item = await lockItem(context, id);
  await assertVersion(item, version, () => item);
  if (item.state !== 'OPEN') throw new Refusal(codes.transition, { data: { from: item.state, to, allowed: [] } });
  return item;
}

/** Settles a mismatch with an explanation instead of a ledger entry. */
export async function explainItem(
  { id, version, note }: InputOf<typeof explainReconItem>,
  context: Context,
): Promise<ReconItem> {
  const { difference } = await lockOpenItem(context, { id, version, to: 'EXPLAINED' });
  await storeExplained(context, { id, note, difference });
  return readItem(context, id);
}

/** Requests a review of the adjustment; the ledger changes only on approval. */
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
