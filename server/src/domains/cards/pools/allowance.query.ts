import type { RuleTerms } from '@console/contracts/cards';
import { json, nullable, type RowOf, text } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import type { Db } from '../../../platform/context';
import type { Allowance } from './allowance.rules';

const poolColumns = {
  currency,
  deposit: text,
  card_limit: nullable(text),
  rule: json<RuleTerms>(),
  limits: text,
};

/**
 * Bounds for the limit of a card; null for a card with its own balance. Locks the pool until the end of the
 * transaction, so that concurrent increases are checked one after the other. The caller has locked the card.
 */
export async function lockAllowance(db: Db, cardId: string): Promise<Allowance | null> {
  return (await lockOne(db, cardId, groups)) ?? (await lockOne(db, cardId, wallets));
}

interface Pools {
  table: SQL;
  column: SQL;
  cardLimit: SQL;
}
const groups: Pools = { table: sql`share_group`, column: sql`share_group_id`, cardLimit: sql`null::bigint` };
const wallets: Pools = { table: sql`wallet`, column: sql`wallet_id`, cardLimit: sql`p.card_limit_minor` };

/**
 * Locks the pool first and reads the sum with a second statement: the one that waited for the lock has an older
 * snapshot.
 */
async function lockOne(db: Db, cardId: string, { table, column, cardLimit }: Pools): Promise<Allowance | null> {
  const ofCard = sql`p.id = (select ${column} from card where id = ${cardId})`;
  const { rowCount } = await db.execute(sql`select 1 from ${table} p where ${ofCard} for update`);
  if (rowCount === 0) return null;
  const { rows } = await db.execute(
    sql`
      select p.currency, p.deposit_minor::text as deposit, ${cardLimit}::text as card_limit, p.rule,
        (select coalesce(sum(c.limit_minor), 0)::text from card c where c.${column} = p.id
          and c.create_status <> 'FAILED' and c.status is distinct from 'CANCELLED') as limits
      from ${table} p where ${ofCard}`,
    poolColumns,
  );
  return rows[0] ? toAllowance(rows[0]) : null;
}

const toAllowance = (row: RowOf<typeof poolColumns>): Allowance => ({
  currency: row.currency,
  deposit: BigInt(row.deposit),
  cardLimit: row.card_limit === null ? null : BigInt(row.card_limit),
  rule: row.rule,
  limits: BigInt(row.limits),
});
