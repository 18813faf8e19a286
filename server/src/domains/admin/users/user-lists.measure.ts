import { demoCompanies, demoUsers, roleIdOf } from '@console/demo/ids';
import { sql } from '../../../platform/db/sql';
import { measureCalls } from '../../../testing/measure-calls';
import { openTestApp, type TestApp } from '../../../testing/test-app';

/** Number of users and roles of a large company. */
const size = { users: 10_000, roles: 500 };
const limitMs = 100;

let test_: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'people' });
  const { owner: db } = test_.database;
  const company = demoCompanies.aldermoor;
  await db.execute(sql`
    insert into role (id, company_id, name, description, account_type, all_merchant_access)
    select 'role_01J' || lpad(at::text, 23, '0'), ${company},
      jsonb_build_object('en_US', 'Team ' || at, 'zh_CN', '卡务' || at),
      jsonb_build_object('en_US', 'Issues cards of office ' || at, 'zh_CN', '办公室开卡' || at), 'WHITELABEL', at % 2 = 0
    from generate_series(1, ${size.roles}::int) at`);
  await db.execute(sql`
    insert into role_button (company_id, role_id, button_code)
    select ${company}, r.id, b.button_code from role r, role_button b
    where r.id like 'role_01J%' and b.role_id = ${roleIdOf('operations')}`);
  await db.execute(sql`
    insert into app_user (id, company_id, login_name, nickname, password_hash, account_type, email, language, timezone, status)
    select 'user_01J' || lpad(at::text, 23, '0'), ${company}, 'colleague.' || at, 'Colleague ' || at, 'x', 'WHITELABEL',
      'colleague.' || at || '@aldermoor.example', 'en_US', 'Asia/Singapore',
      case when at % 10 = 0 then 'DISABLED' when at % 11 = 0 then 'INVITED' else 'ACTIVE' end
    from generate_series(1, ${size.users}::int) at`);
  await db.execute(sql`
    insert into user_role (company_id, user_id, role_id)
    select ${company}, 'user_01J' || lpad(at::text, 23, '0'), 'role_01J' || lpad((at % ${size.roles}::int + 1)::text, 23, '0')
    from generate_series(1, ${size.users}::int) at`);
  await db.execute(sql`analyze`);
  owner = await test_.signIn('owner');
}, 120_000);
afterAll(() => test_.close());

const cases: [about: string, path: string, input: object][] = [
  ['first page', '/user/list', {}],
  ['200 rows', '/user/list', { pageSize: 200 }],
  ['page 40 of 200 rows', '/user/list', { page: 40, pageSize: 200 }],
  ['by last sign-in', '/user/list', { sort: [{ field: 'lastLoginAt', dir: 'desc' }] }],
  ['one status', '/user/list', { filter: { status: ['INVITED'] } }],
  ['one role', '/user/list', { filter: { roleId: [roleIdOf('support')] } }],
  ['keyword', '/user/list', { keyword: 'colleague.99' }],
  ['tab counts', '/user/counts', {}],
  ['tab counts under a keyword', '/user/counts', { keyword: 'colleague.99' }],
  ['one user', '/user/detail', { id: demoUsers.support }],
  ['choices', '/user/choices', {}],
  ['start pages', '/user/pages', { roleIds: [roleIdOf('support')] }],
  ['first page', '/role/list', {}],
  ['200 rows', '/role/list', { pageSize: 200 }],
  ['by users', '/role/list', { sort: [{ field: 'users', dir: 'desc' }] }],
  ['keyword', '/role/list', { keyword: 'office 49' }],
  ['tab counts', '/role/counts', {}],
  ['choices', '/role/options', {}],
  ['matrix', '/role/matrix', {}],
];

it.each(cases)('%s of %s responds within the limit', async (about, path, input) => {
  expect(await measureCalls(test_, { about, path, input, headers: owner })).toBeLessThanOrEqual(limitMs);
});
