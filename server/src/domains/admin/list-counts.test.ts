import { codes } from '@console/contracts';
import { buttonRisks, countButtons, listButtons } from '@console/contracts/buttons';
import { countDicts, dictKinds, listDicts } from '@console/contracts/dicts';
import { countParameters, listParameters, parameterStatuses, saveParameter } from '@console/contracts/parameters';
import { countRoles, listRoles, type RoleFilter, roleStatuses } from '@console/contracts/roles';
import { countUsers, listUsers, type UserFilter, userStatuses } from '@console/contracts/users';
import { roleIdOf } from '@console/demo/ids';
import { sql } from '../../platform/db/sql';
import { openTestApp, type TestApp } from '../../testing/test-app';

type Login = Parameters<TestApp['signIn']>[0];

let test_: TestApp;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
});
afterAll(() => test_.close());

/** Returns the counts without values of zero. */
const shownIn = (counts: { value: string; count: number }[]) =>
  Object.fromEntries(counts.map(({ value, count }) => [value, count]));
const withRows = (totals: (readonly [string, number])[]) => Object.fromEntries(totals.filter(([, total]) => total > 0));

describe('counts of users per status', () => {
  it('are refused without permission to view users', async () => {
    const operations = await test_.signIn('operations');
    expect((await test_.post(countUsers.path, {}, operations)).code).toBe(codes.noPermission);
  });

  it.each<[string, Login, { keyword?: string; filter?: Omit<UserFilter, 'status'> }]>([
    ['the owner', 'owner', {}],
    ['a user of one merchant', 'merchant.owner', {}],
    ['a keyword', 'owner', { keyword: 'an' }],
    ['a filter by role', 'owner', { filter: { roleId: [roleIdOf('support'), roleIdOf('risk')] } }],
    ['a keyword without a match', 'owner', { keyword: 'no such user' }],
  ])('equal the totals of the list for %s', async (_about, login, { filter = {}, ...query }) => {
    const actor = await test_.signIn(login);
    const totalOf = async (rest: object) =>
      (await test_.call(listUsers, { ...query, filter: { ...filter, ...rest } }, actor)).total;
    const totals: [string, number][] = [];
    for (const status of userStatuses) totals.push([status, await totalOf({ status: [status] })]);
    const { total, counts } = await test_.call(countUsers, { ...query, filter }, actor);
    expect(total).toBe(await totalOf({}));
    expect(shownIn(counts)).toEqual(withRows(totals));
  });

  it('have a row for each status in the demo data, and fewer for a user of one merchant', async () => {
    const all = await test_.call(countUsers, {}, await test_.signIn('owner'));
    expect(new Set(all.counts.map(({ value }) => value))).toEqual(new Set(userStatuses));
    const own = await test_.call(countUsers, {}, await test_.signIn('merchant.owner'));
    expect(own.total).toBeGreaterThan(0);
    expect(own.total).toBeLessThan(Number(all.total));
  });

  it('refuse a status filter, which only the tabs of the list set', async () => {
    const owner = await test_.signIn('owner');
    expect((await test_.post(countUsers.path, { filter: { status: ['ACTIVE'] } }, owner)).code).toBe(codes.invalid);
  });
});

describe('counts of roles per status', () => {
  it('are refused for users without access to the whole company', async () => {
    expect((await test_.post(countRoles.path, {}, await test_.signIn('merchant.owner'))).code).toBe(codes.noPermission);
  });

  it.each<[string, Login, { keyword?: string; filter?: Omit<RoleFilter, 'status'> }]>([
    ['the owner', 'owner', {}],
    ['the owner of another company', 'owner.zh', {}],
    ['a keyword', 'owner', { keyword: 'merchant' }],
    ['a filter by type', 'owner', { filter: { accountType: ['MERCHANT'] } }],
  ])('equal the totals of the list for %s', async (_about, login, { filter = {}, ...query }) => {
    const actor = await test_.signIn(login);
    const totalOf = async (rest: object) =>
      (await test_.call(listRoles, { ...query, filter: { ...filter, ...rest } }, actor)).total;
    const totals: [string, number][] = [];
    for (const status of roleStatuses) totals.push([status, await totalOf({ status: [status] })]);
    const { total, counts } = await test_.call(countRoles, { ...query, filter }, actor);
    expect(total).toBe(await totalOf({}));
    expect(total).toBeGreaterThan(0);
    expect(shownIn(counts)).toEqual(withRows(totals));
  });
});

describe('counts of parameters, buttons and dictionaries', () => {
  it.each([countParameters, countButtons, countDicts])('$path is refused without the permission', async ({ path }) => {
    const operations = await test_.signIn('operations');
    expect((await test_.post(path, {}, operations)).code).toBe(codes.noPermission);
  });

  it('of parameters equal the totals of the list, per status', async () => {
    const owner = await test_.signIn('owner');
    const change = { id: 'upload.max_files', version: 1, value: '10', isActive: false, why: 'The default is enough.' };
    await test_.call(saveParameter, change, owner);
    for (const query of [{}, { keyword: 'upload' }, { filter: { group: ['FILES' as const] } }]) {
      const filtered = async (rest: object) =>
        (await test_.call(listParameters, { ...query, filter: { ...query.filter, ...rest } }, owner)).total;
      const totals: [string, number][] = [];
      for (const status of parameterStatuses) totals.push([status, await filtered({ status: [status] })]);
      const { total, counts } = await test_.call(countParameters, query, owner);
      expect(total).toBe(await filtered({}));
      expect(shownIn(counts)).toEqual(Object.fromEntries(totals));
    }
  });

  it('of buttons equal the totals of the list, per risk', async () => {
    const owner = await test_.signIn('owner');
    const totals: [string, number][] = [];
    for (const risk of buttonRisks) {
      const { total } = await test_.call(listButtons, { keyword: 'card', filter: { risk: [risk] } }, owner);
      totals.push([risk, total]);
    }
    const { counts } = await test_.call(countButtons, { keyword: 'card' }, owner);
    expect(shownIn(counts)).toEqual(Object.fromEntries(totals));
  });

  it('of dictionaries equal the totals of the list, per kind', async () => {
    const owner = await test_.signIn('owner');
    const totals: [string, number][] = [];
    for (const kind of dictKinds)
      totals.push([kind, (await test_.call(listDicts, { filter: { kind: [kind] } }, owner)).total]);
    expect(shownIn((await test_.call(countDicts, {}, owner)).counts)).toEqual(Object.fromEntries(totals));
  });
});

describe('a list with more than 20,000 rows', () => {
  it('has no counts', async () => {
    await test_.database.owner.execute(sql`
      insert into role (id, company_id, name, description, account_type, all_merchant_access)
      select 'role_01J' || lpad(at::text, 23, '0'), r.company_id, r.name, r.description, r.account_type, false
      from role r, generate_series(1, 20000) at where r.id = ${roleIdOf('support')}`);
    expect(await test_.call(countRoles, {}, await test_.signIn('owner'))).toEqual({ total: null, counts: [] });
  });
});
