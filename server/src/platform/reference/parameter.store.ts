import type { ParameterDraft } from '@console/contracts/parameters';
import type { Ctx, Db } from '../context';
import { sql } from '../db/sql';
import type { ParameterData } from './reference';

/** Stores a parameter that the caller has locked. Values are not cached, so a change takes effect immediately. */
export async function storeParameter(
  { db, by, now }: Ctx,
  id: string,
  { value, isActive }: Pick<ParameterDraft, 'value' | 'isActive'>,
): Promise<void> {
  await db.execute(sql`
    update system_parameter set value = ${value}, is_active = ${isActive}, version = version + 1, updated_at = ${now},
      updated_by = ${by.id} where code = ${id}`);
}

/** Inserts missing parameters of the product; existing ones keep their values. */
export async function insertMissingParameters(db: Db, parameters: readonly ParameterData[]): Promise<void> {
  for (const { code, value, type, description } of parameters)
    await db.execute(sql`
      insert into system_parameter (code, value, value_type, description)
      values (${code}, ${value}, ${type === 'CHOICE' ? 'STRING' : type}, ${JSON.stringify(description)}::jsonb) on conflict do nothing`);
}
