import { sql } from '../db/sql';
import { forceCustomPlan } from '../db/statements';
import { opaque, selective, planningOf } from './planning';

const ofCompany = sql`c.company_id = ${'co_1'}`;
const isAnew = (...where: Parameters<typeof planningOf>[0]) => planningOf(where).text === forceCustomPlan.text;

test.each([
  ['the company alone', [ofCompany], false],
  ['a value that decides how rows are found', [ofCompany, sql`c.alias = ${'x'}`], true],
  [
    'a value that the planner does not see',
    [ofCompany, sql`c.valid_to >= ${opaque(sql`${'2026-01-01'}::date`)}`],
    false,
  ],
  ['few rows whatever the value is', [ofCompany, sql`${selective} c.card_id = ${'card_1'}`], false],
  ['one that is seen beside one that is not', [ofCompany, opaque(sql`${'a'}::text`), sql`c.alias = ${'x'}`], true],
])('a list with %s', (_name, where, expected) => {
  expect(isAnew(...where)).toBe(expected);
});
