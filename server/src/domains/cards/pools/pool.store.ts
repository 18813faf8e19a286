import type { Ctx, Db } from '../../../platform/context';
import { insertRows, type NewRow } from '../../../platform/db/insert-rows';
import { sql, type SQL } from '../../../platform/db/sql';
import { transitionRecord, type RecordTransition } from '../../../platform/transitions/record-transitions';
import { hasRecovered } from './low-pool.query';
import type { PoolStatus, PoolTraits } from './pool.kind';
import type { PoolRow } from './pool-row.query';

type NewPool = 'id' | 'merchant_id' | 'account_id' | 'pool_no' | 'name' | 'share_rule_id' | 'rule' | 'currency';
type NewPoolMoney = 'ledger_account_id' | 'deposit_minor';
export type NewGroup = Pick<NewRow<'share_group'>, NewPool | NewPoolMoney | 'bin_id' | 'card_target_minor'>;
export type NewWallet = Pick<NewRow<'wallet'>, NewPool | NewPoolMoney | 'card_limit_minor'>;

const first = ({ companyId, now, by }: Ctx) =>
  ({
    company_id: companyId,
    status: 'ACTIVE',
    version: 1,
    created_at: now,
    created_by: by.id,
    updated_at: now,
    updated_by: by.id,
  }) as const;

export async function insertGroup(ctx: Ctx, group: NewGroup): Promise<void> {
  await insertRows(ctx.db, 'share_group', [{ ...group, ...first(ctx) }]);
}

/** Inserts a wallet with its permitted cardholders. */
export async function insertWallet(ctx: Ctx, wallet: NewWallet, holderIds: readonly string[]): Promise<void> {
  const { db, companyId } = ctx;
  await insertRows(db, 'wallet', [{ ...wallet, ...first(ctx) }]);
  await insertRows(
    db,
    'wallet_cardholder',
    holderIds.map((holder) => ({ wallet_id: wallet.id, cardholder_id: holder, company_id: companyId })),
  );
}

/** Changes the status of a pool; no other function may. The caller has locked it. */
export const transitionPool = (
  { objectType, transitions, table }: PoolTraits,
  ctx: Ctx,
  pool: PoolRow,
  to: PoolStatus,
): Promise<void> =>
  transitionRecord<PoolStatus, RecordTransition<PoolStatus>>(
    {
      objectType,
      field: 'status',
      transitions: transitions,
      store: async ({ db, by, now }, { id }) => {
        await db.execute(sql`
          update ${table} set status = ${to}, version = version + 1, updated_at = ${now}, updated_by = ${by.id}
          where id = ${id}`);
        return `${pool.pool_no} ${pool.name}`;
      },
    },
    ctx,
    { id: pool.id, from: pool.status, to },
  );

/** Changes the deposit, from which the thresholds are calculated, after a transfer. */
export async function storeDeposit(
  { db, now, by }: Ctx,
  { table }: PoolTraits,
  { id, change }: { id: string; change: bigint },
): Promise<void> {
  await db.execute(sql`
    update ${table} set deposit_minor = greatest(deposit_minor + ${String(change)}, 0), version = version + 1,
      updated_at = ${now}, updated_by = ${by.id} where id = ${id}`);
}

/** Stores that users were notified of a low pool. */
export async function storeWarned(db: Db, { table }: Pick<PoolTraits, 'table'>, id: string, now: Date): Promise<void> {
  await db.execute(sql`update ${table} set warned_at = ${now} where id = ${id}`);
}

/** Clears the notification of recovered pools, so that the next low balance is notified again. */
export async function clearWarned(db: Db, { table }: Pick<PoolTraits, 'table'>): Promise<void> {
  await db.execute(sql`
    update ${table} p set warned_at = null from ledger_account la
    where la.id = p.ledger_account_id and ${hasRecovered}`);
}

/** Marks a group as short of money for a card; true if it was not marked yet. */
export async function storeShort(db: Db, groupId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update share_group set short_at = ${now} where id = ${groupId} and short_at is null`,
  );
  return rowCount === 1;
}

/** Clears the mark of groups that have no card waiting for money. `waiting` selects the ids of groups that have one. */
export async function clearShort(owner: Db, waiting: SQL): Promise<void> {
  await owner.execute(sql`
    update share_group set short_at = null where short_at is not null and id not in (${waiting})`);
}
