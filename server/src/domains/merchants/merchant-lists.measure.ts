import { demoCompanies } from '@console/demo/ids';
import { sql } from '../../platform/db/sql';
import { measureCalls } from '../../testing/measure-calls';
import { openTestApp, type TestApp } from '../../testing/test-app';

/** Number of merchants, registrations and users of a large company. */
const size = 10_000;
const limitMs = 100;

let test_: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'people' });
  const { owner: db } = test_.database;
  const company = demoCompanies.aldermoor;
  const { now } = test_.clock;
  await db.execute(sql`
    insert into app_user (id, company_id, login_name, nickname, password_hash, account_type, email, language, timezone, status)
    select 'user_01J' || lpad(at::text, 23, '0'), ${company}, 'applicant.' || at, 'Applicant ' || at, 'x', 'WHITELABEL',
      'applicant.' || at || '@example.com', 'en_US', 'Asia/Singapore', 'ACTIVE'
    from generate_series(1, ${size}::int) at`);
  await db.execute(sql`
    insert into merchant (id, company_id, merchant_no, name, registration_no, country, referral_code, status, currencies,
      created_at, created_by, updated_at, updated_by)
    select 'mer_01J' || lpad(at::text, 23, '0'), ${company}, 'M3' || lpad(at::text, 7, '0'),
      jsonb_build_object('en_US', 'Trading House ' || at, 'zh_CN', '贸易行' || at), 'REG-' || at,
      (array['SG', 'HK', 'TH', 'GB'])[at % 4 + 1], 'LARGE' || at,
      case when at % 10 = 0 then 'SUSPENDED' when at % 11 = 0 then 'DRAFT' when at % 13 = 0 then 'CLOSED' else 'ACTIVE' end,
      (array['{SGD,USD}', '{HKD}', '{THB,USD}', '{GBP,EUR}'])[at % 4 + 1]::text[],
      ${now}::timestamptz - at * interval '7 minutes', 'user_01J' || lpad(at::text, 23, '0'),
      ${now}::timestamptz - (at * 37 % 10000) * interval '1 minute', 'user_01J' || lpad(at::text, 23, '0')
    from generate_series(1, ${size}::int) at`);
  await db.execute(sql`
    insert into review (id, company_id, review_no, kind, object_type, object_id, object_label, object_version, reason, snapshot,
      maker_id, submitted_at, due_at, state, ended_at)
    select 'rev_01J' || lpad(at::text, 23, '0'), ${company}, 'RL' || at, 'MERCHANT_CHANGE', 'merchant',
      'mer_01J' || lpad(at::text, 23, '0'), 'Trading House ' || at, 1, '', '{}', 'user_01J' || lpad(at::text, 23, '0'),
      ${now}::timestamptz - at * interval '1 minute', ${now}::timestamptz + interval '1 day', case when at % 3 = 0 then 'PENDING' else 'WITHDRAWN' end,
      case when at % 3 = 0 then null else ${now}::timestamptz end
    from generate_series(1, ${size}::int) at`);
  await db.execute(sql`
    insert into merchant_registration (id, company_id, username, area_code, phone, email, password_hash, referral_code, language,
      ip, state, token_hash, token_expires_at, agreed_at, created_at, updated_at, submitted_at, site_origin)
    select 'reg_01J' || lpad(at::text, 23, '0'), ${company}, 'Applicant ' || at, '+65', '81234567',
      'applicant.' || at * 2 || '@example.com', 'x', case when at % 5 = 0 then 'LARGE' || at else '' end, 'en_US', '192.0.2.1',
      (array['EMAIL_UNVERIFIED', 'SUBMITTED', 'APPROVED', 'REJECTED'])[at % 4 + 1], 'large ' || at, ${now}::timestamptz, ${now}::timestamptz,
      ${now}::timestamptz - at * interval '9 minutes', ${now}::timestamptz, ${now}::timestamptz, ''
    from generate_series(1, ${size}::int) at`);
  await db.execute(sql`analyze`);
}, 120_000);
// The server limits the requests per session and minute.
beforeEach(async () => {
  owner = await test_.signIn('owner');
});
afterAll(() => test_.close());

const id = `mer_01J${'42'.padStart(23, '0')}`;
const registration = `reg_01J${'41'.padStart(23, '0')}`;
const cases: [about: string, path: string, input: object][] = [
  ['first page', '/merchant/list', {}],
  ['200 rows', '/merchant/list', { pageSize: 200 }],
  ['page 40 of 200 rows', '/merchant/list', { page: 40, pageSize: 200 }],
  ['by name', '/merchant/list', { sort: [{ field: 'name', dir: 'asc' }] }],
  ['by number', '/merchant/list', { sort: [{ field: 'merchantNo', dir: 'desc' }] }],
  ['by creation', '/merchant/list', { sort: [{ field: 'createdAt', dir: 'desc' }] }],
  ['one status', '/merchant/list', { filter: { status: ['SUSPENDED'] } }],
  ['one country', '/merchant/list', { filter: { country: ['TH'] } }],
  ['one currency', '/merchant/list', { filter: { currency: ['EUR'] } }],
  ['keyword', '/merchant/list', { keyword: 'house 99' }],
  ['tab counts', '/merchant/counts', {}],
  ['tab counts under a keyword', '/merchant/counts', { keyword: 'house 99' }],
  ['rows of an export', '/merchant/exportCount', {}],
  ['one merchant', '/merchant/detail', { id }],
  ['figures', '/merchant/overview', { id }],
  ['choices', '/merchant/options', {}],
  ['choices under a keyword', '/merchant/options', { keyword: 'house 99' }],
  ['first page', '/merchantRegistration/list', {}],
  ['200 rows', '/merchantRegistration/list', { pageSize: 200 }],
  ['page 40 of 200 rows', '/merchantRegistration/list', { page: 40, pageSize: 200 }],
  ['by name', '/merchantRegistration/list', { sort: [{ field: 'username', dir: 'asc' }] }],
  ['one status', '/merchantRegistration/list', { filter: { state: ['SUBMITTED'] } }],
  ['with a referral code', '/merchantRegistration/list', { filter: { hasReferralCode: true } }],
  ['a month', '/merchantRegistration/list', { filter: { createdAt: { from: '2026-02-01', to: '2026-02-28' } } }],
  ['keyword', '/merchantRegistration/list', { keyword: 'applicant 99' }],
  ['rows of an export', '/merchantRegistration/exportCount', {}],
  ['one registration', '/merchantRegistration/detail', { id: registration }],
];

it.each(cases)('%s of %s responds within the limit', async (about, path, input) => {
  expect(await measureCalls(test_, { about, path, input, headers: owner })).toBeLessThanOrEqual(limitMs);
});
