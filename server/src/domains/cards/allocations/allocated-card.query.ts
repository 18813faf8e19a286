import type { Db } from '../../../platform/context';
import { isUnrestricted } from '../../merchants/merchants/restriction.query';
import { lockPoolOf } from '../pools/pool-paying.query';
import { bool, int, pick, type RowOf, text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Target balance of a card `c` of a group `g` of a company `co`; zero if the card cannot spend. */
const targetSql = (now: Date): SQL => sql`
  (case when c.status = 'ACTIVE' and c.cancel_state in ('NONE', 'FAILED')
      and c.valid_to >= (${now.toISOString()}::timestamptz at time zone co.timezone)::date
    then g.card_target_minor else 0 end)`;

const available = sql`(la.balance - la.hold_out)`;
const percent = sql`(g.rule ->> 'floatingPercent')::int`;
/** Cards of a restricted merchant get no allocation. */
const isLow = (now: Date): SQL => sql`
  (${available} * 100 < ${targetSql(now)} * (100 - ${percent}) and ${isUnrestricted(sql`g.merchant_id`)})`;
const isHigh = (now: Date): SQL => sql`${available} * 100 > ${targetSql(now)} * (100 + ${percent})`;

const cardsOfGroups = sql`
  share_group g join company co on co.id = g.company_id join card c on c.share_group_id = g.id
  join ledger_account la on la.id = c.ledger_account_id`;
const allocates = sql`
  g.card_target_minor is not null and g.status = 'ACTIVE' and c.create_status = 'SUCCESS' and c.status <> 'CANCELLED'`;

/** Group that has a card outside its tolerance band. */
const dueGroup = pick(tables.share_group, 'id', 'company_id');
export type DueGroup = RowOf<typeof dueGroup>;

export async function findDueGroups(owner: Db, now: Date, most: number): Promise<DueGroup[]> {
  const { rows } = await owner.execute(
    sql`
      select distinct g.id, g.company_id from ${cardsOfGroups}
      where ${allocates} and (${isLow(now)} or ${isHigh(now)}) order by g.id limit ${most}`,
    dueGroup,
  );
  return rows;
}

/** Cards above the band come first, so that the pool gets their money before it fills the others. */
export async function findDueCards(db: Db, groupId: string, now: Date, most: number): Promise<string[]> {
  const { rows } = await db.execute(
    sql`
      select c.id, ${isHigh(now)} as gives from ${cardsOfGroups}
      where g.id = ${groupId} and ${allocates} and (${isLow(now)} or ${isHigh(now)}) order by gives desc, c.id
      limit ${most}`,
    { ...pick(tables.card, 'id'), gives: bool },
  );
  return rows.map(({ id }) => id);
}

/** Tries to lock the group until the end of the transaction; false if another transaction has the lock. */
export async function takeGroup(db: Db, groupId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`allocate ${groupId}`}, 0)) as is_ours`,
    { is_ours: bool },
  );
  return rows[0]?.is_ours === true;
}

/** Card of an allocating group, locked with its group. */
const lockedCard = {
  ...pick(tables.card, 'id', 'company_id', 'merchant_id', 'currency', 'ledger_account_id'),
  label: text,
  pool_ledger_id: text,
  group_id: text,
  group_name: text,
  target: text,
  percent: int,
};

export type LockedCard = RowOf<typeof lockedCard>;

/** Null if the group no longer allocates to the card. */
export async function lockAllocated(db: Db, cardId: string, now: Date): Promise<LockedCard | null> {
  await db.execute(sql`select 1 from card where id = ${cardId} for update`);
  await lockPoolOf(db, cardId);
  const { rows } = await db.execute(
    sql`
      select c.id, c.company_id, c.merchant_id, c.alias || ' ' || c.last4 as label, c.currency, c.ledger_account_id,
        g.ledger_account_id as pool_ledger_id, g.id as group_id, g.name as group_name,
        ${targetSql(now)}::text as target, ${percent} as percent
      from ${cardsOfGroups} where c.id = ${cardId} and ${allocates}`,
    lockedCard,
  );
  return rows[0] ?? null;
}

/** Ids of groups marked as short that still have a card below its band. */
export const waitingGroups = (now: Date): SQL => sql`
  select g.id from ${cardsOfGroups} where g.short_at is not null and ${allocates} and ${isLow(now)}`;
