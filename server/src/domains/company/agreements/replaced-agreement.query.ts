import type { Db } from '../../../platform/context';
import { pick, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

const replacedRow = pick(tables.agreement, 'id', 'type', 'version_no', 'title_en', 'title_zh');

/** Locks the published versions of a company that a later version in effect on this day has replaced. */
export async function lockReplaced(db: Db, { companyId, today }: { companyId: string; today: string }) {
  const { rows } = await db.execute(
    sql`
      select r.id, r.type, r.version_no, r.title_en, r.title_zh from agreement r
      where r.company_id = ${companyId} and r.status = 'PUBLISHED' and exists (
        select from agreement o where o.company_id = r.company_id and o.type = r.type and o.status = 'PUBLISHED'
          and o.version_no > r.version_no and o.effective_from <= ${today}::date)
      order by r.id for update of r`,
    replacedRow,
  );
  return rows;
}

/** Returns the companies with such versions at a moment, with the day in the time zone of each. */
export async function findCompaniesWithReplaced(db: Db, now: Date): Promise<{ id: string; today: string }[]> {
  const { rows } = await db.execute(
    sql`
      select distinct c.id, to_char(${now}::timestamptz at time zone c.timezone, 'YYYY-MM-DD') as today
      from agreement r join company c on c.id = r.company_id
      join agreement o on o.company_id = r.company_id and o.type = r.type and o.status = 'PUBLISHED'
        and o.version_no > r.version_no and o.effective_from <= (${now}::timestamptz at time zone c.timezone)::date
      where r.status = 'PUBLISHED' order by c.id limit 100`,
    { id: text, today: text },
  );
  return rows;
}
