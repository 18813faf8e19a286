import type { Db } from '../context';
import { int } from '../db/column';
import { sql, type SQL } from '../db/sql';
import type { ChoiceParameter, NumberParameter } from './reference';

/**
 * SQL of the number that a parameter says, for a query that needs it beside other things. One that is switched off, or
 * that says what its readers could not live with, counts as its default.
 */
export const numberSql = ({ code, value, min, max }: NumberParameter): SQL => sql`coalesce((
  select case when p.value ~ '^-?[0-9]{1,9}$' then
    case when p.value::int between ${min}::int and ${max}::int then p.value::int end end
  from system_parameter p where p.code = ${code} and p.is_active), ${Number(value)}::int)`;

/** The number that a parameter says now. */
export async function findNumber(db: Db, parameter: NumberParameter): Promise<number> {
  const { rows } = await db.execute(sql`select ${numberSql(parameter)} as value`, { value: int });
  return rows[0]?.value ?? Number(parameter.value);
}

/** SQL of the value that was chosen; of one that is switched off or unknown, the default. */
export const choiceSql = ({ code, value, choices }: ChoiceParameter): SQL => sql`coalesce((
  select p.value from system_parameter p
  where p.code = ${code} and p.is_active and p.value = any(${choices.map((one) => one.value)}::text[])), ${value}::text)`;
