import { codes } from '@console/contracts';
import type { Job } from '@console/contracts/jobs';
import type { Context } from '../../../platform/context';
import { startJob } from '../../../platform/jobs/start-job.actions';
import type { SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { transitionCard } from '../cards/card.store';
import { lockCard, readCardDetail } from '../cards/card.query';
import type { PoolKind, PoolTraits } from './pool.kind';
import { lockPoolFor } from './lock-pool.actions';
import { cardsInWay, findPoolCards } from './pool-cards.query';
import { readPool } from './pool.query';
import type { PoolColumns } from './pool-row.query';
import { transitionPool } from './pool.store';
import type { RowOf } from '../../../platform/db/column';

interface Request {
  id: string;
  version: number;
  withCards: boolean;
}

interface Switched<W> {
  record: W;
  job: Job | null;
}

/** Freezes a pool immediately, or with its cards by a job whose last item is the pool. */
export async function freezePool<W, C extends PoolColumns>(
  kind: PoolKind<W, C>,
  { id, version, withCards }: Request,
  context: SignedInContext,
): Promise<Switched<W>> {
  const pool = await lockPoolFor('FREEZE', kind, { id, version }, context);
  if (!withCards) return { record: await storeFrozen(kind, pool, context), job: null };
  const cards = await findPoolCards(context.db, kind, { id, which: 'ACTIVE' });
  const targets = [...cards, { id, label: pool.name, version: null }];
  const job = await startJob(
    { type: kind.jobs.freeze, action: `/${kind.objectType}/freeze`, params: { id }, targets },
    context,
  );
  return { record: await readPool(kind, context, id), job };
}

async function storeFrozen<W, C extends PoolColumns>(
  kind: PoolKind<W, C>,
  pool: RowOf<C>,
  context: Context,
): Promise<W> {
  const { id } = pool;
  const inWay = kind.freezesLast ? await cardsInWay(kind, context, { id, settled: ['BLOCKED', 'CANCELLED'] }) : null;
  if (inWay && inWay.count > 0) throw new Refusal(codes.poolHasActiveCards, { data: inWay });
  await transitionPool(kind, context, pool, kind.frozen);
  return readPool(kind, context, id);
}

/**
 * Unfreezes a pool. Its cards stay frozen, unless `withCards` requests unfreezing the cards that were frozen with it.
 */
export async function unfreezePool<W, C extends PoolColumns>(
  kind: PoolKind<W, C>,
  { id, version, withCards }: Request,
  context: SignedInContext,
): Promise<Switched<W>> {
  const pool = await lockPoolFor('UNFREEZE', kind, { id, version }, context);
  await transitionPool(kind, context, pool, 'ACTIVE');
  const record = await readPool(kind, context, id);
  const targets = withCards ? await findPoolCards(context.db, kind, { id, which: 'FROZEN_WITH_POOL' }) : [];
  const action = `/${kind.objectType}/unfreeze` as const;
  const job =
    targets.length > 0 ? await startJob({ type: kind.jobs.unfreeze, action, params: { id }, targets }, context) : null;
  return { record, job };
}

/** Item of the job that freezes a pool: one of its cards, or finally the pool itself. */
export async function freezeItem<W, C extends PoolColumns>(
  kind: PoolKind<W, C>,
  item: { id: string; poolId: string },
  context: Context,
): Promise<void> {
  if (item.id === item.poolId) {
    const pool = await lockPoolFor('FREEZE', kind, { id: item.poolId, version: null }, context);
    await storeFrozen({ ...kind, freezesLast: true }, pool, context);
    return;
  }
  await switchCard(kind, item.id, 'FROZEN', context);
}

export const unfreezeItem = (kind: PoolTraits, id: string, context: Context): Promise<void> =>
  switchCard(kind, id, 'ACTIVE', context);

/** Freezes or unfreezes one card; skipped if its status has changed since. */
async function switchCard(
  { at }: PoolTraits,
  cardId: string,
  to: 'FROZEN' | 'ACTIVE',
  context: Context,
): Promise<void> {
  await lockCard(context, cardId);
  const { card } = await readCardDetail(context, cardId);
  const fits = to === 'FROZEN' ? card.status === 'ACTIVE' : card.status === 'BLOCKED' && card.blockSource === at;
  if (!fits) return;
  await transitionCard(context, {
    cardId,
    from: card.state,
    to,
    stored: to === 'FROZEN' ? { status: 'BLOCKED', block: { source: at } } : { status: 'ACTIVE', block: null },
    reason: to === 'FROZEN' ? 'REVIEW' : 'RESOLVED',
    audit: { before: { blockSource: card.blockSource } },
  });
}
