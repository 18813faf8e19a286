import type { Context } from '../../../platform/context';
import { json, pick } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import type { Maxima } from './limit-rule.rules';

const overrideRow = { ...pick(tables.limit_override, 'version'), maxima: json<Maxima>() };

interface Of {
  id: string;
  merchantId: string;
}

export async function findOverride(
  { db }: Pick<Context, 'db'>,
  { id, merchantId }: Of,
): Promise<{ maxima: Maxima; version: number }> {
  const { rows } = await db.execute(
    sql`select maxima, version from limit_override where rule_id = ${id} and merchant_id = ${merchantId}`,
    overrideRow,
  );
  return rows[0] ?? { maxima: {}, version: 0 };
}

export const storeOverride = (
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  { id, merchantId }: Of,
  maxima: Maxima,
): Promise<unknown> =>
  db.execute(sql`
    insert into limit_override (rule_id, merchant_id, company_id, maxima, updated_at, updated_by)
    values (${id}, ${merchantId}, ${actor.companyId}, ${JSON.stringify(maxima)}::jsonb, ${now}, ${actor.userId})
    on conflict (rule_id, merchant_id) do update set maxima = excluded.maxima, version = limit_override.version + 1,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`);
