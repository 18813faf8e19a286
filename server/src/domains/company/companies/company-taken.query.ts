import type { FieldIssue } from '@console/contracts';
import type { Ctx, Db } from '../../../platform/context';
import { bool } from '../../../platform/db/column';
import { lockCounted } from '../../../platform/db/lock-counted';
import { sql, type SQL } from '../../../platform/db/sql';
import type { CompanyValues } from './company.rules';

/** Values that are unique among companies. */
type Unique = Partial<Pick<CompanyValues, 'nameEn' | 'agreementNo' | 'registrationNo' | 'country' | 'siteOrigins'>>;

/**
 * Serializes the checks of unique values until the end of the transaction: the second of two concurrent requests with
 * the same value waits, and then finds the value of the first.
 */
export const lockCompanyNames = ({ db }: { db: Db }): Promise<void> => lockCounted(db, 'names', 'company');

/** A current or proposed value of a company `o`. */
const hasValue = (inForce: SQL, proposed: SQL, wanted: string): SQL =>
  wanted === '' ? sql`false` : sql`(lower(${inForce}) = lower(${wanted}) or lower(${proposed}) = lower(${wanted}))`;

/** Registration numbers are unique in a country; a change may propose a new number, a new country or both. */
const isRegistered = (registrationNo: string, country: string): SQL =>
  registrationNo === '' || country === ''
    ? sql`false`
    : sql`((o.country = ${country} and lower(o.registration_no) = lower(${registrationNo}))
        or (coalesce(o.proposed ->> 'country', o.country) = ${country}
          and lower(coalesce(o.proposed ->> 'registrationNo', o.registration_no)) = lower(${registrationNo})))`;

const hasOrigin = (origins: readonly string[]): SQL =>
  sql`(o.site_origins && ${[...origins]} or o.proposed -> 'siteOrigins' ?| ${[...origins]})`;

/**
 * Returns the fields whose value another company has or proposes, except closed companies. The caller has called
 * `lockCompanyNames`.
 */
export async function findTaken({ db }: Pick<Ctx, 'db'>, exceptId: string, wanted: Unique): Promise<FieldIssue[]> {
  const { nameEn = '', agreementNo = '', registrationNo = '', country = '', siteOrigins = [] } = wanted;
  const exists = (condition: SQL) => sql`exists (select from company o
    where o.id <> ${exceptId} and o.deleted_at is null and o.status <> 'CLOSED' and ${condition})`;
  const { rows } = await db.execute(
    sql`
      select ${exists(hasValue(sql`o.name ->> 'en_US'`, sql`o.proposed ->> 'nameEn'`, nameEn))} as name,
        ${exists(hasValue(sql`o.agreement_no`, sql`o.proposed ->> 'agreementNo'`, agreementNo))} as agreement,
        ${exists(isRegistered(registrationNo, country))} as registration,
        ${exists(hasOrigin(siteOrigins))} as origin`,
    { name: bool, agreement: bool, registration: bool, origin: bool },
  );
  const [taken] = rows;
  const issue = (isTaken: boolean | undefined, field: string, code: string): FieldIssue[] =>
    isTaken ? [{ field, code, params: {} }] : [];
  return [
    ...issue(taken?.name, 'nameEn', 'COMPANY_NAME_TAKEN'),
    ...issue(taken?.agreement, 'agreementNo', 'AGREEMENT_NO_TAKEN'),
    ...issue(taken?.registration, 'registrationNo', 'COMPANY_REGISTRATION_TAKEN'),
    ...issue(taken?.origin, 'siteOrigins', 'ORIGIN_TAKEN'),
  ];
}
