import type { Db } from '../../context';
import { bool } from '../../db/column';
import { sql } from '../../db/sql';

/** Whether the platform requires two-factor authentication; part of the query of every call. */
export const factorRequiredSql = sql`exists (
  select from system_parameter p where p.code = 'session.second_factor_required' and p.is_active and p.value = 'true')`;

export async function isFactorRequired(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select ${factorRequiredSql} as required`, { required: bool });
  return rows[0]?.required ?? false;
}
