import { demoCompanies } from '@console/demo/ids';
import { sql } from '../../platform/db/sql';
import { measureCalls } from '../../testing/measure-calls';
import { openTestApp, type TestApp } from '../../testing/test-app';

/** Number of companies of a large platform. */
const size = 5_000;
const limitMs = 100;

let test_: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'people' });
  const { owner: db } = test_.database;
  const { now } = test_.clock;
  await db.execute(sql`
    insert into company (id, company_no, name, dba, agreement_no, registration_no, country, fee_currency, platform_label,
      copyright, site_origins, default_language, timezone, status, proposed, created_at, created_by, updated_at, updated_by)
    select 'co_01J' || lpad(at::text, 23, '0'), 'CO-1' || lpad(at::text, 5, '0'),
      jsonb_build_object('en_US', 'Trading House ' || at, 'zh_CN', '贸易行' || at), 'House ' || at, 'AGR-L' || at, 'REG-L' || at,
      (array['SG', 'HK', 'TH', 'GB'])[at % 4 + 1], (array['SGD', 'USD', 'THB', 'GBP'])[at % 4 + 1],
      '{"en_US": "House", "zh_CN": "行"}', '{"en_US": "", "zh_CN": ""}',
      array['https://house' || at || '.example'], 'en_US', 'Asia/Singapore',
      case when at % 10 = 0 then 'SUSPENDED' when at % 11 = 0 then 'DRAFT' when at % 13 = 0 then 'CLOSED' else 'ACTIVE' end,
      case when at % 30 = 0 then jsonb_build_object('nameEn', 'Renamed House ' || at) end,
      ${now}::timestamptz - at * interval '7 minutes', 'system',
      ${now}::timestamptz - (at * 37 % 5000) * interval '1 minute', 'system'
    from generate_series(1, ${size}::int) at`);
  await db.execute(sql`
    insert into review (id, company_id, review_no, kind, object_type, object_id, object_label, object_version, reason, snapshot,
      maker_id, submitted_at, due_at, state, ended_at)
    select 'rev_01J' || lpad(at::text, 23, '0'), ${demoCompanies.aldermoor}, 'RL' || at, 'COMPANY_CHANGE', 'company',
      'co_01J' || lpad(at::text, 23, '0'), 'Trading House ' || at, 1, 'CHANGE', '{}',
      (select id from app_user where login_name = 'operations'), ${now}::timestamptz - at * interval '1 minute',
      ${now}::timestamptz + interval '1 day', case when at % 30 = 0 then 'PENDING' else 'WITHDRAWN' end,
      case when at % 30 = 0 then null else ${now}::timestamptz end
    from generate_series(1, ${size}::int) at`);
  await db.execute(sql`analyze`);
}, 120_000);
// The server limits the requests per session and minute.
beforeEach(async () => {
  owner = await test_.signIn('owner');
});
afterAll(() => test_.close());

const id = `co_01J${'42'.padStart(23, '0')}`;
const cases: [about: string, path: string, input: object][] = [
  ['first page', '/company/list', {}],
  ['200 rows', '/company/list', { pageSize: 200 }],
  ['page 20 of 200 rows', '/company/list', { page: 20, pageSize: 200 }],
  ['by name', '/company/list', { sort: [{ field: 'name', dir: 'asc' }] }],
  ['by number', '/company/list', { sort: [{ field: 'companyNo', dir: 'desc' }] }],
  ['by creation', '/company/list', { sort: [{ field: 'createdAt', dir: 'desc' }] }],
  ['one status', '/company/list', { filter: { status: ['SUSPENDED'] } }],
  ['one country', '/company/list', { filter: { country: ['TH'] } }],
  ['one currency', '/company/list', { filter: { feeCurrency: ['GBP'] } }],
  ['keyword', '/company/list', { keyword: 'house 99' }],
  ['tab counts', '/company/counts', {}],
  ['tab counts under a keyword', '/company/counts', { keyword: 'house 99' }],
  ['rows of an export', '/company/exportCount', {}],
  ['one company', '/company/detail', { id }],
  ['figures', '/company/overview', { id }],
  ['resources', '/company/resources', { id }],
];

it.each(cases)('%s of %s responds within the limit', async (about, path, input) => {
  expect(await measureCalls(test_, { about, path, input, headers: owner })).toBeLessThanOrEqual(limitMs);
});
