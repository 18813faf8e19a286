import { codes } from '@console/contracts';
import { checkReason } from '@console/contracts/cards';
import type { Job } from '@console/contracts/jobs';
import type { Context } from '../../../platform/context';
import { insertJob } from '../../../platform/jobs/job.store';
import type { SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { postPool } from './pool-money.actions';
import type { PoolKind } from './pool.kind';
import { cardsInWay, lockPoolFor, readPool, readPoolRow } from './pool.query';
import type { PoolColumns } from './pool-row.query';
import { cardsOf } from './pool-switch.actions';
import { movePool } from './pool.store';
import { sql } from '../../../platform/db/sql';

/** The end of a pool: no card left, nothing held, and its money back on the account. */
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
  await closeLedger(context, pool.ledger_account_id);
  await movePool(kind, context, pool, 'CANCELLED');
  return readPool(kind, context, id);
}

/** A closed pool has nothing and nothing is held on it, whatever was thought before. */
async function closeLedger({ db }: Pick<Context, 'db'>, id: string): Promise<void> {
  const { rowCount } = await db.execute(sql`
    update ledger_account set status = 'CLOSED', version = version + 1
    where id = ${id} and posted_debit = posted_credit and hold_out = 0`);
  if (rowCount !== 1) throw new Error(`The pool ${id} would end with money in it.`);
}

/** The way to the end of a pool with cards: the end of each is asked for, as somebody would one by one. */
export async function cancelCardsOf<W, C extends PoolColumns>(
  kind: PoolKind<W, C>,
  { id, ...params }: { id: string; reason: string; note?: string | undefined },
  context: SignedInContext,
): Promise<Job> {
  const fieldIssues = checkReason(params.reason, params.note);
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
  await readPoolRow(kind, context, id);
  const which = sql`c.status in ('ACTIVE', 'BLOCKED') and c.cancel_state in ('NONE', 'FAILED')`;
  const targets = await cardsOf(kind, context, { id, which });
  if (targets.length === 0) throw new Refusal(codes.transition, { data: { reason: 'CARD_CANCEL_REVIEW' } });
  return insertJob({ type: 'CARD_CANCEL', action: `/${kind.objectType}/cancelCards`, params, targets }, context);
}
