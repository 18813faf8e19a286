import { sql } from '../db/sql';
import { forceCustomPlan } from '../db/statements';
import { opaque, selective, planningOf } from './planning';

const ofCompany = sql`c.company_id = ${'co_1'}`;
const isAnew = (...where: Parameters<typeof planningOf>[0]) => planningOf(where).text === forceCustomPlan.text;

test.each([
  ['only the company condition', [ofCompany], false],
  ['a value that affects the plan', [ofCompany, sql`c.alias = ${'x'}`], true],
  [
    'a value that is hidden from the planner',
    [ofCompany, sql`c.valid_to >= ${opaque(sql`${'2026-01-01'}::date`)}`],
    false,
  ],
  ['a condition that is selective for every value', [ofCompany, sql`${selective} c.card_id = ${'card_1'}`], false],
  ['a visible and a hidden value', [ofCompany, opaque(sql`${'a'}::text`), sql`c.alias = ${'x'}`], true],
])('the plan is chosen correctly for a list with %s', (_name, where, expected) => {
  expect(isAnew(...where)).toBe(expected);
});
