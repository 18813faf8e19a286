import { features } from '../../domains';
import { openTestDatabase } from '../../testing/test-db';
import { text } from '../db/column';
import type { Database } from '../db/db';
import { sql } from '../db/sql';
import { choiceSql, numberSql } from './parameter.query';
import type { ChoiceParameter, NumberParameter } from './reference';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('people');
});
afterAll(() => database.close());

const parameters = features
  .flatMap(({ reference }) => reference?.parameters ?? [])
  .filter((one): one is NumberParameter | ChoiceParameter => one.type !== 'BOOL');

/** Value within the bounds that differs from the default. */
const otherOf = (one: NumberParameter | ChoiceParameter): string =>
  one.type === 'INT'
    ? String(Number(one.value) === one.max ? one.min : one.max)
    : (one.choices.find(({ value }) => value !== one.value)?.value ?? '');

test.each(parameters.map((one) => [one.code, one] as const))(
  'an inactive %s and one with an invalid value count as the default',
  async (code, parameter) => {
    const { owner } = database;
    const read = async (value: string, isActive: boolean) => {
      await owner.execute(
        sql`update system_parameter set value = ${value}, is_active = ${isActive} where code = ${code}`,
      );
      const expression = parameter.type === 'INT' ? numberSql(parameter) : choiceSql(parameter);
      const { rows } = await owner.execute(sql`select (${expression})::text as value`, { value: text });
      return rows[0]?.value;
    };
    const other = otherOf(parameter);
    expect(await read(other, true)).toBe(other);
    expect(await read(other, false)).toBe(parameter.value);
    expect(await read('-1', true)).toBe(parameter.value);
  },
);
