import { codes, type OutputOf, toMinor } from '@console/contracts';
import {
  aliasesOf,
  type CardBatchDraft,
  checkHolders,
  type createCardBatch,
  holdersOf,
} from '@console/contracts/cards';
import { lockLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import type { SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { findCardholder } from '../cardholders/cardholder.query';
import { batchOf, checkOrigin, requireFound, refuseUnfunded } from '../cards/issue-card.actions';
import { withDeposits } from '../cards/issue-card.rules';
import { beginBatch, type WantedCard } from './begin-batch.actions';
import { countsOf } from './file-holders.rules';
import { planFile } from './plan-file.actions';

/** Stores batch and items, places a hold for all cards and starts the job that creates them. */
export async function createBatch(
  draft: CardBatchDraft,
  context: SignedInContext,
): Promise<OutputOf<typeof createCardBatch>> {
  const cards = draft.holderMode === 'CSV' ? await planFile(draft, context) : await planHolders(draft, context);
  const holders = cards.map(({ cardholderId }) => cardholderId);
  const first = { ...draft, cardholderId: holders[0] ?? undefined };
  const origin = await checkOrigin(first, context, countsOf(holders));
  const { account, incomeId } = origin;
  const locked = await lockLedgerAccounts(context.db, [account.ledgerAccountId, incomeId]);
  const plain = batchOf(draft, origin, context.now);
  const deposits = cards.map(({ deposit }) => deposit ?? plain.price.deposit);
  const batch = { ...plain, price: withDeposits(plain.price, deposits) };
  refuseUnfunded(batch.price.total, account, locked);
  const { file: _read, ...stored } = draft;
  return beginBatch(
    {
      batch,
      cards,
      // The items contain the values of the file; the file itself has names of persons and is not stored.
      draft: stored,
      job: { type: 'CARD_CREATE', action: '/cardBatch/create' },
      about: { binId: draft.binId, merchantId: draft.merchantId, count: draft.count, deposit: draft.deposit },
    },
    context,
  );
}

/** Cards with one cardholder for all, or with cardholders in turns. */
async function planHolders(draft: CardBatchDraft, context: SignedInContext): Promise<WantedCard[]> {
  await refuseHolders(draft, context);
  const holders = holdersOf(draft);
  const limit = draft.limit ? toMinor(draft.limit.amount, draft.limit.currency) : null;
  return aliasesOf(draft.alias, draft.count).map((alias, index) => ({
    alias,
    limit,
    cardholderId: holders[index] ?? null,
  }));
}

/** Checks the cardholders that take turns; a single cardholder is checked with the rest of the draft. */
async function refuseHolders(draft: CardBatchDraft, context: SignedInContext): Promise<void> {
  const fieldIssues = checkHolders(draft);
  const inTurn = draft.holderMode === 'ROUND_ROBIN' ? new Set(draft.cardholderIds) : [];
  for (const id of inTurn) {
    const { merchantId, mayHold } = requireFound(await findCardholder(context, id));
    if (merchantId !== draft.merchantId || !mayHold)
      fieldIssues.push({ field: 'cardholderIds', code: 'HOLDER_NOT_USABLE', params: {} });
  }
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
}
