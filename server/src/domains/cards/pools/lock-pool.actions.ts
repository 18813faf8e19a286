import { codes } from '@console/contracts';
import type { PoolAction } from '@console/contracts/cards';
import { nameFor } from '../../../platform/audience/audience.rules';
import type { Context } from '../../../platform/context';
import type { RowOf } from '../../../platform/db/column';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal } from '../../../platform/refusal';
import type { PoolKind } from './pool.kind';
import { lockPoolRow } from './pool.query';
import { poolDisabledReason, targetOf } from './pool.rules';
import type { PoolColumns } from './pool-row.query';

interface Target {
  id: string;
  /** Null skips the version check. */
  version: number | null;
}

/** Locks a pool; refuses a stale version and an action that its status does not permit. */
export async function lockPoolFor<W, C extends PoolColumns>(
  action: PoolAction,
  kind: PoolKind<W, C>,
  { id, version }: Target,
  context: Pick<Context, 'db' | 'actor' | 'now'>,
): Promise<RowOf<C>> {
  const { actor } = context;
  const row = await lockPoolRow(kind, context, id);
  await assertVersion(row, version, () => ({
    current: kind.toWire(row, actor),
    updatedBy: nameFor(actor, row.updated_by),
    updatedAt: new Date(row.updated_at).toISOString(),
  }));
  const reason = poolDisabledReason(action, row.status, kind);
  if (reason !== null) {
    const allowed = Object.keys(kind.transitions[row.status]);
    const to = targetOf(action, row.status, kind);
    throw new Refusal(codes.transition, { data: { from: row.status, to, allowed, reason } });
  }
  return row;
}
