import { codes, type InputOf, type OutputOf, toMinor } from '@console/contracts';
import {
  aliasesOf,
  type createShareCard,
  type createShareCardBatch,
  type ShareCardDraft,
} from '@console/contracts/cards';
import { lockLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import type { Context } from '../../../platform/context';
import type { SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { onlyUsesWallets } from '../../../platform/session/membership.rules';
import type { CardVault } from '../../../platform/vault/card-vault';
import { beginBatch } from '../card-batches/begin-batch.actions';
import { makeBatch } from '../cards/make-cards.actions';
import { planShareCards, refuseUnfunded } from './plan-share-card.actions';

/** Creates one card within the call, as a batch of one. */
export async function issueShareCard(
  single: InputOf<typeof createShareCard>,
  context: Context,
  vault: CardVault,
): Promise<OutputOf<typeof createShareCard>> {
  const draft = { ...single, count: 1 };
  const batch = await planShareCards(draft, context);
  await refuseUnfunded(batch, context);
  const [card] = await makeBatch(batch, context, vault);
  if (!card) throw new Error(`The batch ${batch.id} has no card.`);
  await context.audit({
    objectType: 'cardBatch',
    objectId: batch.id,
    objectLabel: batch.batchNo,
    after: { ...aboutOf(draft), cards: [card.id] },
  });
  return { batchNo: batch.batchNo, card };
}

/** Creates many cards by a job; their fees are put on hold. */
export async function createShareBatch(
  draft: ShareCardDraft,
  action: `/${string}`,
  context: SignedInContext,
): Promise<OutputOf<typeof createShareCardBatch>> {
  // Batches show prices and cardholders, which are hidden from wallet users.
  if (onlyUsesWallets(context.actor)) throw new Refusal(codes.noPermission);
  const batch = await planShareCards(draft, context);
  // Both accounts are locked in the order of all postings, before the hold locks one of them.
  await lockLedgerAccounts(context.db, [batch.payer.ledgerAccountId, batch.payer.incomeId]);
  await refuseUnfunded(batch, context);
  const { alias, count, cardholderId = null } = draft;
  const limit = toMinor(draft.limit.amount, draft.limit.currency);
  const cards = aliasesOf(alias, count).map((one) => ({ alias: one, cardholderId, limit }));
  const job = { type: 'SHARE_CARD_CREATE', action } as const;
  return beginBatch({ batch, cards, draft, job, about: aboutOf(draft) }, context);
}

const aboutOf = ({ poolId, binId, count, limit }: ShareCardDraft) => ({ poolId, binId, count, limit });
