import type { Pool } from 'pg';
import type { Db } from '../../../platform/context';
import { raiseNotification } from '../../../platform/notifications/raise-notification.store';
import { inTransaction } from '../../../platform/db/transaction';
import { findCheckers } from '../../../platform/reviews/checker.query';
import { walletKind } from '../wallets/wallet-kind.query';
import { groupKind } from '../share-groups/share-group-kind.query';
import { text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

interface Telling {
  pool: Pool;
  clock: () => Date;
}

/** What is told of the two kinds of pools, and the page that lists them. */
const kinds = [
  { ...groupKind, page: 'cards-share-group' },
  { ...walletKind, page: 'card-wallet' },
];
type Kind = Pick<(typeof kinds)[number], 'table' | 'objectType' | 'permissions' | 'page'>;

const batchMax = 500;

/** Of a pool `p` and its account `la`. */
const available = sql`(la.balance - la.hold_out)`;
const percent = sql`(p.rule ->> 'warningPercent')::int`;
const isNews = sql`p.status <> 'CANCELLED' and p.warned_at is null and ${available} * 100 < p.deposit_minor * ${percent}`;
/** A tenth above the line, so that a balance that moves around it is told of once. */
const isOver = sql`p.warned_at is not null and ${available} * 1000 >= p.deposit_minor * ${percent} * 11`;

/** Tells those who may top up a pool that little is left in it, once for each time; answers how many pools there were. */
export async function tellLow({ pool, clock }: Telling): Promise<number> {
  const now = clock();
  let notification = 0;
  for (const kind of kinds)
    for (const companyId of await companiesOf(pool, kind))
      notification += await inTransaction(pool, { as: 'company', companyId }, async (db) => {
        await settle(db, kind);
        return tellCompany(db, kind, companyId, now);
      });
  return notification;
}

const companiesOf = (pool: Pool, { table }: Kind): Promise<string[]> =>
  inTransaction(pool, { as: 'owner' }, async (db) => {
    const { rows } = await db.execute(
      sql`
        select distinct p.company_id from ${table} p join ledger_account la on la.id = p.ledger_account_id
        where (${isNews}) or (${isOver})`,
      { company_id: text },
    );
    return rows.map(({ company_id }) => company_id);
  });

const settle = (db: Db, { table }: Kind) =>
  db.execute(sql`
    update ${table} p set warned_at = null from ledger_account la where la.id = p.ledger_account_id and ${isOver}`);

async function tellCompany(db: Db, kind: Kind, companyId: string, now: Date): Promise<number> {
  const { rows } = await db.execute(
    sql`
      select p.id, p.name, p.merchant_id from ${kind.table} p join ledger_account la on la.id = p.ledger_account_id
      where ${isNews} order by p.id limit ${batchMax} for update of p skip locked`,
    { id: text, name: text, merchant_id: text },
  );
  for (const { id, name, merchant_id } of rows) {
    await db.execute(sql`update ${kind.table} set warned_at = ${now} where id = ${id}`);
    await tellPoolLow(db, kind, { companyId, id, name, merchantId: merchant_id, now });
  }
  return rows.length;
}

interface LowPool {
  companyId: string;
  id: string;
  name: string;
  merchantId: string;
  now: Date;
}

/** Tells those who may top it up. */
export async function tellPoolLow(
  db: Db,
  { objectType, permissions, page }: Pick<Kind, 'objectType' | 'permissions' | 'page'>,
  { companyId, id, name, merchantId, now }: LowPool,
): Promise<void> {
  const wanted = { companyId, merchantId, permission: permissions.TOPUP, except: [] };
  await raiseNotification(db, {
    companyId,
    userIds: await findCheckers(db, wanted),
    type: 'POOL_LOW',
    objectType,
    objectId: id,
    label: name,
    page: `${page}?q=${encodeURIComponent(name)}`,
    now,
  });
}
