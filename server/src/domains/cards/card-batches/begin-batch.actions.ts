import { placeHold } from '../../accounts/ledger/hold.store';
import type { Job } from '@console/contracts/jobs';
import { startJob } from '../../../platform/jobs/start-job.actions';
import type { SignedInContext } from '../../../platform/http/mount';
import type { Batch } from '../cards/issue-card.rules';
import { insertItems } from './batch-item.store';
import { holdSource, pageOf, targetIdOf } from './card-batch.rules';
import { insertBatch } from './card-batch.store';

/** The hold ends with the cards of its batch; the column for its expiry is mandatory. */
const holdDays = 365;

/** Card to create, in minor units. Without `deposit` the deposit of the batch applies. */
export interface WantedCard {
  alias: string;
  cardholderId: string | null;
  deposit?: bigint;
  limit: bigint | null;
}

interface Begun {
  batch: Batch;
  cards: readonly WantedCard[];
  /** Draft from which the job creates the cards. */
  draft: object;
  job: { type: 'CARD_CREATE' | 'SHARE_CARD_CREATE'; action: `/${string}` };
  /** Values of the audit log entry. */
  about: object;
}

/** Stores batch and items, places a hold for all cards and starts the job that creates them. */
export async function beginBatch(
  { batch, cards, draft, job, about }: Begun,
  context: SignedInContext,
): Promise<{ batchNo: string; job: Job }> {
  const { db, actor } = context;
  await insertBatch(context, batch, draft);
  const items = cards.map(({ alias, cardholderId, deposit = null, limit }, index) => ({
    batch_id: batch.id,
    seq: index + 1,
    company_id: actor.companyId,
    alias,
    cardholder_id: cardholderId,
    deposit_minor: deposit,
    limit_minor: limit,
    state: 'WAITING' as const,
    attempt: 1,
  }));
  await insertItems(db, items);
  await setAside(batch, context);
  await context.audit({ objectType: 'cardBatch', objectId: batch.id, objectLabel: batch.batchNo, after: about });
  const targets = items.map(({ seq, alias }) => ({
    id: targetIdOf({ batchId: batch.id, seq }),
    label: alias,
    version: null,
  }));
  const params = { batchNo: batch.batchNo, page: pageOf(batch.batchNo) };
  return { batchNo: batch.batchNo, job: await startJob({ ...job, params, targets }, context) };
}

/** Places no hold if deposits and fees are zero. */
async function setAside({ id, bin, payer, price }: Batch, { db, actor, now }: SignedInContext): Promise<void> {
  if (price.total === 0n) return;
  await placeHold(
    db,
    {
      companyId: actor.companyId,
      accountId: payer.ledgerAccountId,
      currency: bin.currency,
      amount: price.total,
      sourceType: holdSource,
      sourceId: id,
      expiresAt: new Date(now.getTime() + holdDays * 86_400_000),
    },
    { eventKey: id, now },
  );
}
