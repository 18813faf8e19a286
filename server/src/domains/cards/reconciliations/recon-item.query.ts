import { codes, type ListResult, type InputOf, moneyOf } from '@console/contracts';
import type { listReconItems, ReconItem } from '@console/contracts/cards';
import { by, unread, writtenBy } from '../../../platform/audience/written-by.query';
import { nameFor, textFor } from '../../../platform/audience/audience.rules';
import type { Actor, Context } from '../../../platform/context';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, mapPage, type Listing } from '../../../platform/listing/find-page';
import { whereWords } from '../../../platform/listing/find-words.query';
import { shownName } from '../../merchants/merchants/merchant-scope.query';
import { Refusal } from '../../../platform/refusal';
import { maskedNumber } from '../../../platform/vault/card-number.rules';
import { withinReach } from '../cards/card-reach.query';
import { inCompany } from '../../../platform/reach/reach.query';
import { nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { currency, i18nText } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

type Query = InputOf<typeof listReconItems>;

const itemRow = {
  ...pick(tables.recon_item, 'id', 'category', 'ours_minor', 'theirs_minor', 'state', 'first_seen', 'decided_at'),
  ...pick(tables.recon_item, 'version'),
  ...pick(tables.card, 'bin8', 'last4', 'alias', 'merchant_id'),
  ...pick(tables.merchant, 'merchant_no'),
  card_id: text,
  merchant_name: i18nText,
  currency,
  note: nullable(unread),
  decided_by: nullable(by),
  review_id: nullable(text),
  review_no: nullable(text),
};

type ItemRow = RowOf<typeof itemRow>;

const columns = sql`i.id, c.id as card_id, c.bin8, c.last4, c.alias, c.merchant_id, m.merchant_no,
  m.name as merchant_name, i.category, i.ours_minor, i.theirs_minor, i.currency, i.state, i.first_seen, i.note,
  case when i.decided_by is not null then ${writtenBy(sql`u`, sql`i.decided_by`)} end as decided_by, i.decided_at, i.version, r.id as review_id,
  r.review_no`;
const from = sql`recon_item i`;
const itsCard = sql`join card c on c.id = i.object_id and i.object_type = 'CARD'`;
const joins = sql`join merchant m on m.id = c.merchant_id left join app_user u on u.id = i.decided_by
  left join review r on r.object_type = 'reconciliation' and r.object_id = i.id and r.kind = 'RECON_ADJUST'
    and r.state in ('PENDING', 'STUCK')`;

export async function findReconItems(
  context: Pick<Context, 'db' | 'actor' | 'now'>,
  query: Query,
): Promise<ListResult<ReconItem>> {
  const page = await findPage(context, await listingOf(query, context), query);
  return mapPage(page, (row) => toItem(row, context.actor));
}

async function listingOf(
  { filter = {}, keyword }: Query,
  { db, actor }: Pick<Context, 'db' | 'actor'>,
): Promise<Listing<typeof itemRow>> {
  const keywordMatch = await whereWords(db, keyword, messageOf(actor));
  return {
    ...keywordMatch,
    columns,
    row: itemRow,
    from,
    filterJoins: itsCard,
    joins,
    where: [
      ...withinReach(actor),
      ...anyOf(sql`i.state`, filter.state),
      ...anyOf(sql`i.category`, filter.category),
      ...anyOf(sql`i.currency`, filter.currency),
      ...keywordMatch.where,
    ],
    id: sql`i.id`,
    sortable: { firstSeen: { expression: sql`i.first_seen`, type: 'timestamptz' } },
    sortedBy: { field: 'firstSeen', dir: 'desc' },
    total: { name: 'difference', amount: sql`i.theirs_minor - i.ours_minor`, currency: sql`i.currency` },
  };
}

const messageOf = (actor: Actor) => ({
  finder: sql`cards_named`,
  id: sql`c.id`,
  plain: (word: string) => sql`(c.last4 = ${word} or ${contains(sql`c.alias`, word)})`,
  newest: sql`${from} ${itsCard} where ${inCompany(actor, sql`i.company_id`)} order by i.first_seen desc, i.id desc`,
});

function toItem(row: ItemRow, actor: Actor): ReconItem {
  const money = (minor: bigint) => moneyOf(minor, row.currency);
  const [ours, theirs] = [BigInt(row.ours_minor), BigInt(row.theirs_minor)];
  return {
    id: row.id,
    card: { id: row.card_id, number: maskedNumber(row.bin8, row.last4), alias: row.alias },
    merchant: { id: row.merchant_id, name: shownName(actor, row.merchant_name, row.merchant_no) },
    category: row.category,
    ours: money(ours),
    theirs: money(theirs),
    difference: money(theirs - ours),
    state: row.state,
    firstSeen: new Date(row.first_seen).toISOString(),
    note: textFor(actor, row.note, row.decided_by?.writer ?? 'WHITELABEL'),
    decidedBy: row.decided_by && nameFor(actor, row.decided_by),
    decidedAt: row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
    review: row.review_id && row.review_no ? { id: row.review_id, reviewNo: row.review_no } : null,
    version: row.version,
  };
}

/** Open mismatch of a card, or null. */
export async function findOpenItem(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  cardId: string,
): Promise<ReconItem | null> {
  const { rows } = await db.execute(
    sql`
      select ${columns} from ${from} ${itsCard} ${joins}
      where c.id = ${cardId} and i.state = 'OPEN' and ${all(withinReach(actor))} order by i.first_seen desc limit 1`,
    itemRow,
  );
  return rows[0] ? toItem(rows[0], actor) : null;
}

/** Mismatch in the actor's data scope; refused as not found otherwise. */
export async function readItem({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string): Promise<ReconItem> {
  const { rows } = await db.execute(
    sql`select ${columns} from ${from} ${itsCard} ${joins} where i.id = ${id} and ${all(withinReach(actor))}`,
    itemRow,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return toItem(rows[0], actor);
}

/** Locks a mismatch until the end of the transaction and reads it. */
export async function lockItem(context: Pick<Context, 'db' | 'actor'>, id: string): Promise<ReconItem> {
  await readItem(context, id);
  await context.db.execute(sql`select 1 from recon_item where id = ${id} for update`);
  return readItem(context, id);
}
