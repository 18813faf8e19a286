import type { InputOf, OutputOf } from '@console/contracts';
import type { assignCardBin, BinAssignment, listBinAssignments, listBinChoices } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { bool, int, json, nullable, pick, text } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { newId } from '../../../platform/db/ids';
import { all } from '../../../platform/listing/filters';
import { ofOwnChannel } from '../../../platform/reach/reach.query';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

type Reader = Pick<Context, 'db' | 'actor'>;

const assignmentRow = {
  ...pick(tables.bin_assignment, 'id', 'company_id', 'merchant_id', 'enabled', 'issue_cap', 'sort', 'version'),
  company_name: i18nText,
  merchant_name: nullable(i18nText),
  from_day: nullable(text),
  to_day: nullable(text),
};

/** Assignments of all companies. The caller has checked that the actor belongs to the platform company. */
export async function findAssignments({ db }: Reader, binId: string): Promise<BinAssignment[]> {
  const { rows } = await db.execute(
    sql`
      select a.id, a.company_id, c.name as company_name, a.merchant_id, m.name as merchant_name, a.enabled, a.issue_cap,
        a.sort, a.from_day::text as from_day, a.to_day::text as to_day, a.version
      from bin_assignment a join bin_companies() c on c.id = a.company_id
      left join bin_merchants() m on m.id = a.merchant_id
      where a.bin_id = ${binId} order by c.company_no, m.merchant_no nulls first, a.id`,
    assignmentRow,
  );
  return rows.map((row) => ({
    id: row.id,
    company: { id: row.company_id, name: row.company_name },
    merchant:
      row.merchant_id === null ? null : { id: row.merchant_id, name: row.merchant_name ?? { en_US: '', zh_CN: '' } },
    enabled: row.enabled,
    issueCap: row.issue_cap,
    sort: row.sort,
    from: row.from_day,
    to: row.to_day,
    version: row.version,
  }));
}

type Companies = OutputOf<typeof listBinAssignments>['companies'];

/** Companies that can see the BIN, with their merchants. */
export async function findReceivers({ db }: Reader, binId: string): Promise<Companies> {
  const { rows } = await db.execute(
    sql`
      select c.id, c.name, coalesce((
          select json_agg(json_build_object('id', m.id, 'merchantNo', m.merchant_no, 'name', m.name) order by m.merchant_no)
          from bin_merchants() m where m.company_id = c.id), '[]'::json) as merchants
      from bin_companies() c join card_bin b on b.id = ${binId}
      where b.visible_to is null or c.id = any(b.visible_to) order by c.company_no`,
    { id: text, name: i18nText, merchants: json<Companies[number]['merchants']>() },
  );
  return rows;
}

/** Channels in the data scope, and companies if the actor belongs to the platform company. */
export async function findBinChoices({ db, actor }: Reader): Promise<OutputOf<typeof listBinChoices>> {
  const channels = await db.execute(
    sql`
      select id, code, name from channel
      where deleted_at is null and ${all(ofOwnChannel(actor, sql`id`))} order by code`,
    { ...pick(tables.channel, 'id', 'code'), name: i18nText },
  );
  const companies = await db.execute(sql`select id, company_no as "companyNo", name from bin_companies()`, {
    id: text,
    companyNo: text,
    name: i18nText,
  });
  return { channels: channels.rows, companies: companies.rows };
}

/** Returns whether fees exist for the company or merchant of an assignment. */
export async function hasFee(
  { db }: Pick<Reader, 'db'>,
  {
    binId,
    companyId,
    merchantId,
    today,
  }: { binId: string; companyId: string; merchantId: string | null; today: string },
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select bin_has_fee(${binId}, ${companyId}, ${merchantId}, ${today}::date) as has`,
    { has: bool },
  );
  return rows[0]?.has ?? false;
}

/** Missing requirement of a draft BIN for issuing, an assignment or its fees, or null. */
export async function missingForIssuing(
  { db }: Reader,
  binId: string,
  today: string,
): Promise<'BIN_NEEDS_ASSIGNMENT' | 'BIN_NEEDS_FEE' | null> {
  const { rows } = await db.execute(
    sql`
      select count(*)::int as assigned,
        (count(*) filter (where bin_has_fee(a.bin_id, a.company_id, a.merchant_id, ${today}::date)))::int as priced
      from bin_assignment a where a.bin_id = ${binId}`,
    { assigned: int, priced: int },
  );
  if (!rows[0]?.assigned) return 'BIN_NEEDS_ASSIGNMENT';
  return rows[0].priced > 0 ? null : 'BIN_NEEDS_FEE';
}

type Assigning = InputOf<typeof assignCardBin>;

/** Inserts an assignment or updates the existing one; null if its version is stale. */
export async function storeAssignment(
  { db, by, now }: Pick<Context, 'db' | 'by' | 'now'>,
  {
    binId,
    companyId,
    merchantId = null,
    enabled,
    issueCap = null,
    sort,
    from = null,
    to = null,
    version,
  }: AssigningOrNull,
): Promise<string | null> {
  const { rows } = await db.execute(
    sql`
      insert into bin_assignment as a (id, company_id, bin_id, merchant_id, enabled, issue_cap, sort, from_day, to_day,
        created_at, created_by, updated_at, updated_by)
      values (${newId('assign')}, ${companyId}, ${binId}, ${merchantId}, ${enabled}, ${issueCap}, ${sort}, ${from}::date,
        ${to}::date, ${now}, ${by.id}, ${now}, ${by.id})
      on conflict (bin_id, company_id, (coalesce(merchant_id, ''))) do update set enabled = excluded.enabled,
        issue_cap = excluded.issue_cap, sort = excluded.sort, from_day = excluded.from_day, to_day = excluded.to_day,
        version = a.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by
      where a.version = ${version}
      returning a.id`,
    pick(tables.bin_assignment, 'id'),
  );
  return rows[0]?.id ?? null;
}

type AssigningOrNull = { [Name in keyof Assigning]: Assigning[Name] | null } & Pick<
  Assigning,
  'binId' | 'companyId' | 'enabled' | 'sort' | 'version'
>;
