import { codes, type ListCounts, type ListQuery, type ListResult } from '@console/contracts';
import {
  type Merchant,
  type MerchantDetail,
  type MerchantFilter,
  type merchantSortable,
  merchantStatuses,
  type MerchantStatus,
} from '@console/contracts/merchants';
import type { Context, Ctx } from '../../../platform/context';
import { bool } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { countBy } from '../../../platform/listing/count-by';
import { findPage, type Listing, mapPage } from '../../../platform/listing/find-page';
import type { SortKey } from '../../../platform/listing/sort-key';
import { Refusal } from '../../../platform/refusal';
import { nameKey } from '../../../platform/listing/name-order';
import {
  joins,
  merchantRow,
  reachable,
  rowColumns,
  storedColumns,
  storedMerchant,
  type StoredMerchant,
  toMerchant,
  toMerchantDetail,
} from './merchant-row.query';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = ListQuery & { filter?: MerchantFilter | undefined };

const conditions = {
  status: (status) => anyOf(sql`r.status`, status),
  country: (country) => anyOf(sql`r.country`, country),
  currency: (currency) => (currency && currency.length > 0 ? [sql`r.currencies && ${[...currency]}`] : []),
} satisfies { [Name in keyof Required<MerchantFilter>]: (wanted: MerchantFilter[Name]) => SQL[] };

const narrowedBy = ({ status, country, currency }: MerchantFilter): SQL[] => [
  ...conditions.status(status),
  ...conditions.country(country),
  ...conditions.currency(currency),
];

/**
 * Searched values, separated by line breaks so that no keyword matches across two of them. One pattern is matched per
 * row.
 */
const searched = sql`concat_ws(chr(10), r.name ->> 'en_US', r.name ->> 'zh_CN', r.merchant_no, r.registration_no)`;

/** Listing: data scope, filters, keyword and order. */
export const merchantListing = (
  { filter = {}, keyword }: Query,
  { actor }: Pick<Context, 'actor'>,
): Listing<typeof merchantRow> => ({
  columns: rowColumns,
  row: merchantRow,
  from: sql`merchant r`,
  joins,
  where: [...reachable(actor), ...narrowedBy(filter), ...(keyword ? [contains(searched, keyword)] : [])],
  id: sql`r.id`,
  sortable: {
    name: nameKey(sql`r.name ->> 'en_US'`),
    merchantNo: { expression: sql`r.merchant_no`, type: 'text' },
    createdAt: { expression: sql`r.created_at`, type: 'timestamptz' },
    updatedAt: { expression: sql`r.updated_at`, type: 'timestamptz' },
  } satisfies Record<(typeof merchantSortable)[number], SortKey>,
  sortedBy: { field: 'updatedAt', dir: 'desc' },
});

export async function findMerchants(context: Reader, query: Query): Promise<ListResult<Merchant>> {
  const page = await findPage(context, merchantListing(query, context), query);
  return mapPage(page, (row) => toMerchant(row, context.actor));
}

/** Counts the merchants in each status, for the tabs of the list. */
export const countMerchantStatuses = (context: Reader, query: Query): Promise<ListCounts<MerchantStatus>> =>
  countBy(context, merchantListing(query, context), { column: sql`r.status`, values: merchantStatuses });

/** Returns the merchant. Refuses one that doesn't exist or is outside the data scope. */
export async function findMerchant(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  id: string,
  { isLocked = false } = {},
): Promise<StoredMerchant> {
  const { rows } = await db.execute(
    sql`
      select ${storedColumns} from merchant r ${joins} where r.id = ${id} and ${all(reachable(actor))}
      ${isLocked ? sql`for update of r` : sql``}`,
    storedMerchant,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return rows[0];
}

/** Returns a merchant with all fields of its page. */
export const readMerchantDetail = async (context: Pick<Context, 'db' | 'actor'>, id: string): Promise<MerchantDetail> =>
  toMerchantDetail(await findMerchant(context, id), context.actor);

/** Returns whether another merchant of the company has this registration number in this country. */
export async function isRegistrationTaken(
  { db, companyId }: Pick<Ctx, 'db' | 'companyId'>,
  { registrationNo, country, exceptId }: { registrationNo: string; country: string; exceptId: string },
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`
      select exists (select from merchant where company_id = ${companyId} and country = ${country}
        and registration_no = ${registrationNo} and id <> ${exceptId}) as taken`,
    { taken: bool },
  );
  return rows[0]?.taken ?? false;
}
