import { codes, type ListCounts, type ListQuery, type ListResult } from '@console/contracts';
import {
  type Company,
  type CompanyDetail,
  type CompanyFilter,
  type companySortable,
  companyStatuses,
  type CompanyStatus,
} from '@console/contracts/company';
import type { Context } from '../../../platform/context';
import { sql, type SQL } from '../../../platform/db/sql';
import { countBy } from '../../../platform/listing/count-by';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, type Listing, mapPage } from '../../../platform/listing/find-page';
import type { SortKey } from '../../../platform/listing/sort-key';
import { Refusal } from '../../../platform/refusal';
import { nameKey } from '../../../platform/listing/name-order';
import {
  companyRow,
  joins,
  reachable,
  rowColumns,
  type StoredCompany,
  storedColumns,
  storedCompany,
  toCompany,
  toCompanyDetail,
} from './company-row.query';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Asking = Pick<Context, 'db' | 'actor'>;
type Query = ListQuery & { filter?: CompanyFilter | undefined };

const conditions = {
  status: (status) => anyOf(sql`r.status`, status),
  country: (country) => anyOf(sql`r.country`, country),
  feeCurrency: (currency) => anyOf(sql`r.fee_currency`, currency),
} satisfies { [Name in keyof Required<CompanyFilter>]: (wanted: CompanyFilter[Name]) => SQL[] };

const narrowedBy = ({ status, country, feeCurrency }: CompanyFilter): SQL[] => [
  ...conditions.status(status),
  ...conditions.country(country),
  ...conditions.feeCurrency(feeCurrency),
];

/** Searched values joined by line breaks: one pattern matches all, and no keyword matches across two values. */
const searched = sql`concat_ws(chr(10), r.name ->> 'en_US', r.name ->> 'zh_CN', r.dba, r.company_no, r.agreement_no, r.registration_no)`;

/** Listing: data scope, filters, keyword and order. */
export const companyListing = (
  { filter = {}, keyword }: Query,
  { actor }: Pick<Context, 'actor'>,
): Listing<typeof companyRow> => ({
  columns: rowColumns,
  row: companyRow,
  from: sql`company r`,
  joins,
  where: [...reachable(actor), ...narrowedBy(filter), ...(keyword ? [contains(searched, keyword)] : [])],
  id: sql`r.id`,
  sortable: {
    name: nameKey(sql`r.name ->> 'en_US'`),
    companyNo: { expression: sql`r.company_no`, type: 'text' },
    createdAt: { expression: sql`r.created_at`, type: 'timestamptz' },
    updatedAt: { expression: sql`r.updated_at`, type: 'timestamptz' },
  } satisfies Record<(typeof companySortable)[number], SortKey>,
  sortedBy: { field: 'updatedAt', dir: 'desc' },
});

export async function findCompanies(context: Reader, query: Query): Promise<ListResult<Company>> {
  const page = await findPage(context, companyListing(query, context), query);
  return mapPage(page, (row) => toCompany(row, context.actor));
}

/** Counts the companies in each status, for the tabs of the list. */
export const countCompanyStatuses = (context: Reader, query: Query): Promise<ListCounts<CompanyStatus>> =>
  countBy(context, companyListing(query, context), { column: sql`r.status`, values: companyStatuses });

/** Returns the company. Refuses one that does not exist or is outside the data scope. */
export async function findCompany(
  { db, actor }: Asking,
  id: string,
  { isLocked = false } = {},
): Promise<StoredCompany> {
  const { rows } = await db.execute(
    sql`
      select ${storedColumns} from company r ${joins} where r.id = ${id} and ${all(reachable(actor))}
      ${isLocked ? sql`for no key update of r` : sql``}`,
    storedCompany,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return rows[0];
}

/** Returns a company with all fields of its page. */
export const readCompanyDetail = async (asking: Asking, id: string): Promise<CompanyDetail> =>
  toCompanyDetail(await findCompany(asking, id), asking.actor);
