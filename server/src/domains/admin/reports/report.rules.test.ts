import { reportIssues } from '@console/contracts/reports';
import { daysOf, filterOf, reportActionsOf, runBar } from './report.rules';

describe('refusals', () => {
  test.each([
    ['ACCOUNTS', { period: 'TODAY' }, 'period'],
    ['USERS', { period: 'TODAY' }, 'period'],
    ['ACCOUNTS', { statuses: ['ACTIVE'] }, 'statuses'],
    ['AUDIT', { currencies: ['USD'] }, 'currencies'],
    ['CARDS', { code: 'daily cards' }, 'code'],
  ] as const)('a report of %s with %j is refused at %s', (source, draft, field) => {
    const issues = reportIssues(
      {
        ...draft,
        statuses: [...('statuses' in draft ? draft.statuses : [])],
        currencies: [...('currencies' in draft ? draft.currencies : [])],
      },
      source,
    );
    expect(issues.map((issue) => issue.field)).toEqual([field]);
  });

  test("a disabled report can't be run, and neither can a report whose rows the user can't export", () => {
    expect([runBar('DISABLED', true), runBar('ACTIVE', false), runBar('ACTIVE', true)]).toEqual([
      'DISABLED',
      'SOURCE',
      null,
    ]);
    const all = new Set(['admin.report.run', 'admin.report.save', 'admin.report.status']);
    const actions = (isWhole: boolean) =>
      reportActionsOf({ status: 'ACTIVE', mayExport: false, isWhole }, all).map(
        ({ action, enabled }) => `${action} ${enabled}`,
      );
    expect(actions(false)).toEqual(['RUN false', 'RUNS true']);
    expect(actions(true)).toEqual(['RUN false', 'RUNS true', 'EDIT true', 'DISABLE true']);
  });
});

test.each([
  ['TODAY', '2026-03-01', '2026-03-01', '2026-03-02'],
  ['YESTERDAY', '2026-03-01', '2026-02-28', '2026-03-01'],
  ['LAST_7_DAYS', '2026-03-01', '2026-02-22', '2026-03-01'],
  ['LAST_30_DAYS', '2026-03-01', '2026-01-30', '2026-03-01'],
  ['THIS_MONTH', '2026-03-15', '2026-03-01', '2026-03-16'],
  ['LAST_MONTH', '2026-01-31', '2025-12-01', '2026-01-01'],
] as const)('%s on %s is from %s to before %s', (period, today, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to });
});

test("the filter uses the field names of the source's list", () => {
  const said = { period: 'TODAY' as const, statuses: ['FROZEN'], currencies: ['USD' as const] };
  const day = { from: '2026-03-01', to: '2026-03-02' };
  expect(filterOf('CARDS', said, '2026-03-01')).toEqual({ created: day, state: ['FROZEN'], currency: ['USD'] });
  expect(filterOf('AUDIT', { ...said, currencies: [] }, '2026-03-01')).toEqual({ at: day, result: ['FROZEN'] });
  expect(filterOf('CARDS', { currencies: [], statuses: [] }, '2026-03-01')).toEqual({});
});
