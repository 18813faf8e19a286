import type { OptionsQuery } from '@console/contracts';
import type { MerchantOption } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { all, contains } from '../../../platform/listing/filters';
import { findKnown } from '../../../platform/listing/known-rows';
import { limitOf, narrowedBy, optionsOf } from '../../../platform/listing/options';
import { isOfChannel } from '../../../platform/reach/reach.rules';
import { reachableMerchants, shownName } from './merchant-scope.query';
import { pick, type RowOf } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

const merchantRow = { ...pick(tables.merchant, 'id', 'merchant_no', 'status'), name: i18nText };
type MerchantRow = RowOf<typeof merchantRow>;

type Reader = Pick<Context, 'db' | 'actor'>;

export async function findMerchantOptions(
  { db, actor }: Reader,
  query: OptionsQuery,
): Promise<{ list: MerchantOption[]; hasMore: boolean }> {
  const narrowed = narrowedBy(query, { id: sql`merchant.id`, named: (keyword) => isNamed(actor, keyword) });
  const rows = await findKnown(
    db,
    sql`
      select id, merchant_no, name, status from merchant
      where deleted_at is null and ${all([...reachableMerchants(actor), ...narrowed])}
      order by ${shownNumber(actor)}, merchant.id ${limitOf(query)}`,
    merchantRow,
  );
  return optionsOf(
    query,
    rows.map((row) => toOption(row, actor)),
  );
}

/** Returns the ids that the actor can choose. */
export async function findSelectable({ db, actor }: Reader, ids: string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute(
    sql`
      select id from merchant
      where id = any(${ids}) and deleted_at is null and ${all(reachableMerchants(actor))}`,
    pick(tables.merchant, 'id'),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Merchant number as the actor sees it. Sorting by complete numbers would reveal hidden digits to a channel. */
const shownNumber = (actor: Reader['actor']): SQL =>
  isOfChannel(actor) ? sql`right(merchant_no, 4)` : sql`merchant_no`;

/** Condition for the keyword. A channel can search only the digits that it sees. */
const isNamed = (actor: Reader['actor'], keyword: string): SQL =>
  isOfChannel(actor)
    ? contains(shownNumber(actor), keyword)
    : sql`(${contains(sql`name->>'en_US'`, keyword)} or ${contains(sql`name->>'zh_CN'`, keyword)}
        or ${contains(sql`merchant_no`, keyword)})`;

/** Returns null if the merchant doesn't exist or is outside the data scope; callers can't distinguish the two. */
export async function findMerchantOption({ db, actor }: Reader, id: string): Promise<MerchantOption | null> {
  const { rows } = await db.execute(
    sql`
      select id, merchant_no, name, status from merchant
      where id = ${id} and deleted_at is null and ${all(reachableMerchants(actor))}`,
    merchantRow,
  );
  return rows[0] ? toOption(rows[0], actor) : null;
}

const toOption = ({ id, merchant_no, name, status }: MerchantRow, actor: Reader['actor']): MerchantOption => ({
  id,
  merchantNo: isOfChannel(actor) ? `••${merchant_no.slice(-4)}` : merchant_no,
  name: shownName(actor, name, merchant_no),
  status,
});
