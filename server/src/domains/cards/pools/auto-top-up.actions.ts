import { fromMinor, dayIn } from '@console/contracts';
import type { Pool } from 'pg';
import type { Actor, Db } from '../../../platform/context';
import { inTransaction } from '../../../platform/db/transaction';
import { Refusal } from '../../../platform/refusal';
import { systemCtx } from '../../../platform/system-ctx';
import { walletKind } from '../wallets/wallet-kind.query';
import { groupKind } from '../share-groups/share-group-kind.query';
import type { PoolKind, PoolTraits } from './pool.kind';
import { postPool } from './pool-money.actions';
import { readPoolRow } from './pool.query';
import type { PoolColumns } from './pool-row.query';
import { pick, type RowOf, text } from '../../../platform/db/column';
import { counted } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

interface ToppingUp {
  pool: Pool;
  clock: () => Date;
}

const duePool = { ...pick(tables.company, 'timezone'), id: text, company_id: text };
type DuePool = RowOf<typeof duePool>;

const batchMax = 50;
const percentOf = (name: 'topUpBelowPercent' | 'topUpByPercent'): SQL => sql`(p.rule ->> ${name})::int`;

/** Of a pool `p` with its account `la`: less is left than its rule allows. */
const isDue = sql`p.status = 'ACTIVE' and p.rule ->> 'topUpBelowPercent' is not null
  and (la.balance - la.hold_out) * 100 < p.deposit_minor * ${percentOf('topUpBelowPercent')}`;

/** Fills pools whose rule says so from the account that they were made from; answers how many. */
export async function topUpDuePools(doing: ToppingUp): Promise<number> {
  return (await topUpKind(groupKind, doing)) + (await topUpKind(walletKind, doing));
}

async function topUpKind<W, C extends PoolColumns>(kind: PoolKind<W, C>, { pool, clock }: ToppingUp): Promise<number> {
  const due = await inTransaction(pool, { as: 'owner' }, (db) =>
    db.execute(
      sql`
        select p.id, p.company_id, co.timezone from ${kind.table} p
        join ledger_account la on la.id = p.ledger_account_id join company co on co.id = p.company_id where ${isDue} order by p.id limit ${batchMax}`,
      duePool,
    ),
  );
  let filled = 0;
  for (const one of due.rows) {
    const scope = { as: 'company', companyId: one.company_id } as const;
    const done = await inTransaction(pool, scope, (db) => topUp(kind, one, { db, now: clock() })).catch(withoutMoney);
    filled += Number(done);
  }
  return filled;
}

/** An account that cannot pay leaves the pool as it is: that little is left is told of anyway. */
function withoutMoney(error: unknown): false {
  if (error instanceof Refusal) return false;
  throw error;
}

const nobody: ReadonlySet<never> = new Set();

/** Time itself, within one company. */
const systemOf = (companyId: string, timezone: string): Actor => ({
  userId: 'system',
  loginName: 'system',
  nickname: 'system',
  companyId,
  companyName: { en_US: 'system', zh_CN: 'system' },
  language: 'en_US',
  accountType: 'WHITELABEL',
  merchantIds: null,
  channelId: null,
  memberships: null,
  permissions: nobody,
  hiddenGroups: nobody,
  timezone,
  companyTimezone: timezone,
});

/** What was spent is replaced, so the deposit stays what it is, and with it the line that the rule draws. */
async function topUp<W, C extends PoolColumns>(
  kind: PoolKind<W, C>,
  { id, company_id: companyId, timezone }: DuePool,
  { db, now }: { db: Db; now: Date },
): Promise<boolean> {
  // Looked at only once it is held: whoever waited for it must see what was put in meanwhile.
  await db.execute(sql`select 1 from ${kind.table} p where p.id = ${id} for update`);
  const { rowCount } = await db.execute(sql`
    select 1 from ${kind.table} p join ledger_account la on la.id = p.ledger_account_id where p.id = ${id} and ${isDue}`);
  if (rowCount === 0) return false;
  const context = { db, now, actor: systemOf(companyId, timezone) };
  const row = await readPoolRow(kind, context, id);
  const { topUpByPercent = 0, topUpMaxPerDay = 0 } = row.rule;
  const day = `auto ${dayIn(timezone, now)}`;
  const times = await countToday(db, kind, { id, day });
  const principal = (BigInt(row.deposit) * BigInt(topUpByPercent ?? 0)) / 100n;
  if (times >= (topUpMaxPerDay ?? 0) || principal <= 0n) return false;
  const fees = kind.feesOf(row, 'TOPUP');
  await postPool(kind, row, { action: 'TOPUP', principal, fees, legKey: `${day} ${times + 1}` }, context);
  const amount = { amount: fromMinor(principal, row.currency), currency: row.currency };
  const ctx = systemCtx(db, { companyId, now, origin: 'SYSTEM', action: 'pool/autoTopUp', traceId: id });
  const objectLabel = `${row.pool_no} ${row.name}`;
  await ctx.audit({
    objectType: kind.objectType,
    objectId: id,
    objectLabel,
    after: { deed: 'TOPUP', amount },
  });
  return true;
}

/** The entries themselves are counted: each names its day and its turn, so none is ever posted twice. */
async function countToday(
  db: Db,
  { at, funded }: PoolTraits,
  { id, day }: { id: string; day: string },
): Promise<number> {
  const { rows } = await db.execute(
    sql`
      select count(*)::int as count from ledger_entry
      where source_type = ${at} and source_id = ${id} and event_type = ${funded} and leg_key like ${`${day} %`}`,
    counted,
  );
  return rows[0]?.count ?? 0;
}
