import { codes } from '@console/contracts';
import { bulkCardsMax, cardStates, type CardSelection } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import type { JobTarget } from '../../../platform/jobs/job-kind';
import { all, conditionsOf } from '../../../platform/listing/filters';
import { Refusal } from '../../../platform/refusal';
import { statusColumns, statusRow } from '../../merchants/merchants/restriction.query';
import { restrictionOf } from '../../merchants/merchants/restriction.rules';
import type { BulkSubject } from './card-bulk.rules';
import { isPendingSql } from './card-pending.query';
import { reachableCards } from './card-reach.query';
import { cardListing, stateSql } from './card-search.query';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { bool, int, oneOf, pick, type RowOf } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

async function chosenBy(selection: CardSelection, context: Reader): Promise<SQL[]> {
  const { actor } = context;
  if ('items' in selection) return [...reachableCards(actor), sql`c.id = any(${selection.items.map(({ id }) => id)})`];
  const matching = await cardListing(selection.matching, context);
  return [...conditionsOf(matching), sql`c.id <> all(${selection.except})`];
}

/**
 * Selected cards as job targets with labels, at most one more than the maximum; refused if one is outside the data
 * scope.
 */
export async function findSelected(selection: CardSelection, context: Reader): Promise<JobTarget[]> {
  const where = all(await chosenBy(selection, context));
  const { rows } = await context.db.execute(
    sql`
      select c.id, c.alias, c.last4 from card c where ${where} order by c.created_at desc, c.id desc
      limit ${bulkCardsMax + 1}`,
    pick(tables.card, 'id', 'alias', 'last4'),
  );
  const expected = 'items' in selection ? new Map(selection.items.map(({ id, version }) => [id, version])) : null;
  if (expected && rows.length < expected.size) throw new Refusal(codes.notFound);
  return rows.map(({ id, alias, last4 }) => ({ id, label: `••${last4} ${alias}`, version: expected?.get(id) ?? null }));
}

/** Group of selected cards for which every bulk action has the same result. */
const cardGroup = {
  state: oneOf(...cardStates),
  blockSource: tables.card.block_source,
  fundingMode: tables.card.funding_mode,
  currency,
  /** Stale version of the selection. */
  changed: bool,
  cancelState: tables.card.cancel_state,
  /** Has an open hold or an unfinished order. */
  isPending: bool,
  count: int,
  ...statusRow,
};
export type CardGroup = RowOf<typeof cardGroup> & BulkSubject;

export async function groupSelected(selection: CardSelection, context: Reader): Promise<CardGroup[]> {
  const where = all(await chosenBy(selection, context));
  const expected = JSON.stringify('items' in selection ? selection.items : []);
  const { rows } = await context.db.execute(
    sql`
      select ${stateSql(companyDay(context))} as state, c.block_source as "blockSource",
        c.funding_mode as "fundingMode", c.currency, coalesce(expected.version <> c.version, false) as changed,
        c.cancel_state as "cancelState", ${isPendingSql} as "isPending", ${statusColumns},
        count(*)::int as count
      from card c join ledger_account la on la.id = c.ledger_account_id join merchant m on m.id = c.merchant_id
      left join json_to_recordset(${expected}::json) as expected (id text, version int) on expected.id = c.id
      where ${where} group by 1, 2, 3, 4, 5, 6, 7, 8, 9`,
    cardGroup,
  );
  return rows.map((row) => ({ ...row, restriction: restrictionOf(row) }));
}
