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
 * What bounds the limit of a card; null where it spends money of its own. The pool stays as it is until the end of the
 * transaction, so that the limits of two of its cards are not raised at once. The card is locked before.
 */
export async function lockAllowance(db: Db, cardId: string): Promise<Allowance | null> {
  const group = await db.execute(lockedPool(cardId, sql`share_group`, sql`null::bigint`), poolColumns);
  const wallet = await db.execute(lockedPool(cardId, sql`wallet`, sql`p.card_limit_minor`), poolColumns);
  const [row] = [...group.rows, ...wallet.rows];
  return row ? toAllowance(row) : null;
}

const lockedPool = (cardId: string, table: SQL, cardLimit: SQL): SQL => {
  const column = sql`${table}_id`;
  return sql`
    select p.currency, p.deposit_minor::text as deposit, ${cardLimit}::text as card_limit, p.rule,
      (select coalesce(sum(c.limit_minor), 0)::text from card c where c.${column} = p.id
        and c.create_status <> 'FAILED' and c.status is distinct from 'CANCELLED') as limits
    from ${table} p where p.id = (select ${column} from card where id = ${cardId}) for update of p`;
};

const toAllowance = (row: RowOf<typeof poolColumns>): Allowance => ({
  currency: row.currency,
  deposit: BigInt(row.deposit),
  cardLimit: row.card_limit === null ? null : BigInt(row.card_limit),
  rule: row.rule,
  limits: BigInt(row.limits),
});
