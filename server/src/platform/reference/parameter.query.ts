import type { Db } from '../context';
import { int } from '../db/column';
import { sql, type SQL } from '../db/sql';
import type { ChoiceParameter, NumberParameter } from './reference';

/**
 * Returns the SQL expression of a numeric parameter, for use in a larger query. If the parameter is disabled or its
 * value is out of bounds, the default is used.
 */
export const numberSql = ({ code, value, min, max }: NumberParameter): SQL => sql`coalesce((
  select case when p.value ~ '^-?[0-9]{1,9}$' then
    case when p.value::int between ${min}::int and ${max}::int then p.value::int end end
  from system_parameter p where p.code = ${code} and p.is_active), ${Number(value)}::int)`;

/** Returns the current value of a numeric parameter. */
export async function findNumber(db: Db, parameter: NumberParameter): Promise<number> {
  const { rows } = await db.execute(sql`select ${numberSql(parameter)} as value`, { value: int });
  return rows[0]?.value ?? Number(parameter.value);
}

/**
 * Returns the SQL expression of a choice parameter. If the parameter is disabled or its value is unknown, the default
 * is used.
 */
export const choiceSql = ({ code, value, choices }: ChoiceParameter): SQL => sql`coalesce((
  select p.value from system_parameter p
  where p.code = ${code} and p.is_active and p.value = any(${choices.map((one) => one.value)}::text[])), ${value}::text)`;
