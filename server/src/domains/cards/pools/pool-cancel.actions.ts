import { codes } from '@console/contracts';
import { checkReason } from '@console/contracts/cards';
import type { Job } from '@console/contracts/jobs';
import { closeLedgerAccount } from '../../accounts/ledger/ledger-account.store';
import type { Context } from '../../../platform/context';
import { startJob } from '../../../platform/jobs/start-job.actions';
import type { SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { postPool } from './pool-money.actions';
import type { PoolKind } from './pool.kind';
import { lockPoolFor } from './lock-pool.actions';
import { cardsInWay, findPoolCards } from './pool-cards.query';
import { readPool, readPoolRow } from './pool.query';
import type { PoolColumns } from './pool-row.query';
import { transitionPool } from './pool.store';

/** Cancels a pool without cards and holds; its balance returns to the funding account. */
export async function cancelPool<W, C extends PoolColumns>(
  kind: PoolKind<W, C>,
  target: { id: string; version: number },
  context: Context,
): Promise<W> {
  const pool = await lockPoolFor('CANCEL', kind, target, context);
  const { id } = pool;
  const inWay = await cardsInWay(kind, context, { id, settled: ['CANCELLED'] });
  if (inWay.count > 0) throw new Refusal(codes.poolHasCards, { data: inWay });
  if (BigInt(pool.held) !== 0n) throw new Refusal(codes.pendingTransactions);
  const left = BigInt(pool.balance);
  if (left !== 0n)
    await postPool(kind, pool, { action: 'WITHDRAW', principal: left, fees: {}, legKey: 'end', field: '' }, context);
  await closeLedgerAccount(context.db, pool.ledger_account_id);
  await transitionPool(kind, context, pool, 'CANCELLED');
  return readPool(kind, context, id);
}

/** Starts a job that requests the cancellation of each card of a pool. */
export async function cancelCardsOf<W, C extends PoolColumns>(
  kind: PoolKind<W, C>,
  { id, ...params }: { id: string; reason: string; note?: string | undefined },
  context: SignedInContext,
): Promise<Job> {
  const fieldIssues = checkReason(params.reason, params.note);
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
  await readPoolRow(kind, context, id);
  const targets = await findPoolCards(context.db, kind, { id, which: 'CANCELLABLE' });
  if (targets.length === 0) throw new Refusal(codes.transition, { data: { reason: 'CARD_CANCEL_REVIEW' } });
  return startJob({ type: 'CARD_CANCEL', action: `/${kind.objectType}/cancelCards`, params, targets }, context);
}
