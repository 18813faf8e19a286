import { codes, type OutputOf } from '@console/contracts';
import {
  aliasesOf,
  type CardBatchDraft,
  checkHolders,
  type createCardBatch,
  holdersOf,
  type ShareCardDraft,
} from '@console/contracts/cards';
import { placeHold } from '../../accounts/ledger/hold.repo';
import { lockLedgerAccounts } from '../../accounts/ledger/ledger-account.repo';
import { insertRows } from '../../insert-rows';
import { insertJob } from '../../jobs/job.repo';
import type { SignedInContext } from '../../mount';
import { Refusal } from '../../refusal';
import { findCardholder } from '../cardholders/cardholder.repo';
import { type Batch, batchRow } from '../cards/card-batch.repo';
import { batchOf, checkOrigin, known, refuseUnfunded } from '../cards/card-issue.repo';
import { holdSource } from './batch-books.repo';
import { targetIdOf } from './batch-item.repo';
import { pageOf } from './batch-page.rules';

/** A hold of a batch ends with its cards; the day is only so that no row is without one. */
const holdDays = 365;

/** A batch of cards with money of their own. */
export async function createBatch(
  draft: CardBatchDraft,
  context: SignedInContext,
): Promise<OutputOf<typeof createCardBatch>> {
  const { db, now } = context;
  await refuseHolders(draft, context);
  const holders = holdersOf(draft);
  const origin = await checkOrigin({ ...draft, cardholderId: holders[0] ?? undefined }, context, new Set(holders).size);
  const { issuing, account, incomeId } = origin;
  const locked = await lockLedgerAccounts(db, [account.ledgerAccountId, incomeId]);
  await refuseUnfunded(draft, issuing, account, locked);

  return orderBatch({ batch: batchOf(draft, origin, now), draft, holders, action: '/cardBatch/create' }, context);
}

/** A batch that its account can pay: the accounts stay locked since that was asked. */
interface Order {
  batch: Batch;
  /** What each card is checked by once more when it is made. */
  draft: CardBatchDraft | ShareCardDraft;
  /** In turn; nobody where there are fewer than cards. */
  holders: readonly (string | null)[];
  action: string;
}

/** Writes what is wanted, sets the money of all cards aside and begins the job that makes them. */
export async function orderBatch(
  { batch, draft, holders, action }: Order,
  context: SignedInContext,
): Promise<OutputOf<typeof createCardBatch>> {
  const { db, actor, now } = context;
  await insertRows(db, 'card_batch', [{ ...batchRow(batch, context), draft }]);
  const items = aliasesOf(draft.alias, draft.count).map((alias, index) => ({
    batch_id: batch.id,
    seq: index + 1,
    company_id: actor.companyId,
    alias,
    cardholder_id: holders[index] ?? null,
    state: 'WAITING',
    attempt: 1,
  }));
  await insertRows(db, 'card_batch_item', items);
  const { total } = batch.price;
  const wanted = {
    companyId: actor.companyId,
    accountId: batch.payer.ledgerAccountId,
    currency: batch.bin.currency,
    amount: total,
    sourceType: holdSource,
    sourceId: batch.id,
    expiresAt: new Date(now.getTime() + holdDays * 86_400_000),
  };
  // Shared cards of a BIN without a fee cost nothing.
  if (total > 0n) await placeHold(db, wanted, { eventKey: batch.id, now });
  await context.audit({
    objectType: 'cardBatch',
    objectId: batch.id,
    objectLabel: batch.batchNo,
    after: { binId: draft.binId, merchantId: batch.draft.merchantId, count: draft.count, deposit: batch.draft.deposit },
  });
  const job = await insertJob(
    {
      type: 'CARD_CREATE',
      action,
      params: { batchNo: batch.batchNo, page: pageOf(batch.batchNo) },
      targets: items.map(({ seq, alias }) => ({
        id: targetIdOf({ batchId: batch.id, seq }),
        label: alias,
        version: null,
      })),
    },
    context,
  );
  return { batchNo: batch.batchNo, job };
}

/** Whoever takes turns must be able to hold a card of this merchant; one for all is checked with the rest. */
async function refuseHolders(draft: CardBatchDraft, context: SignedInContext): Promise<void> {
  const fieldIssues = checkHolders(draft);
  const inTurn = draft.holderMode === 'ROUND_ROBIN' ? new Set(draft.cardholderIds) : [];
  for (const id of inTurn) {
    const { merchantId, mayHold } = known(await findCardholder(context, id));
    if (merchantId !== draft.merchantId || !mayHold)
      fieldIssues.push({ field: 'cardholderIds', code: 'HOLDER_NOT_USABLE', params: {} });
  }
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
}
