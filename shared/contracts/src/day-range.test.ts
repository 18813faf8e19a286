import { dayRange, typedDaysIssues } from './day-range';

test.each([
  [{}, true],
  [{ from: '2026-03-09' }, true],
  [{ from: '2026-03-09', to: '2026-03-10' }, true],
  [{ from: '2026-03-09', to: '2026-03-09' }, false],
  [{ from: '2026-03-10', to: '2026-03-09' }, false],
  [{ from: '0000-01-01' }, false],
  [{ from: '1899-12-31' }, false],
  [{ from: '1900-01-01', to: '3000-01-01' }, true],
  [{ to: '3000-01-02' }, false],
  [{ to: 'soon' }, false],
])('%j is a valid range: %s', (range, expected) => expect(dayRange.safeParse(range).success).toBe(expected));

test.each([
  [{ first: '', last: '' }, []],
  [{ first: '2026-03-09', last: '2026-03-09' }, []],
  [{ first: '2026-03-09', last: '' }, []],
  [{ first: '2026-03-10', last: '2026-03-09' }, ['last DAY_ORDER']],
  [{ first: '2026-02-30', last: 'soon' }, ['first FORMAT', 'last FORMAT']],
  [{ first: '0000-01-01', last: '9999-12-31' }, ['first DAY_RANGE', 'last DAY_RANGE']],
  [{ first: '1900-01-01', last: '2999-12-31' }, []],
])('days %j have the issues %j', (days, issues) =>
  expect(typedDaysIssues(days).map(({ field, code }) => `${field} ${code}`)).toEqual(issues),
);
