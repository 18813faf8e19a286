import { listDicts } from '@console/contracts/dicts';
import { listNotifications } from '@console/contracts/notifications';
import { listProductModules } from '@console/contracts/product-modules';
import { listRoles, roleStatuses } from '@console/contracts/roles';
import { listUsers, userStatuses } from '@console/contracts/users';
import { text } from '@console/server/platform/db/column';
import { sql } from '@console/server/platform/db/sql';
import { openTestApp, type TestApp } from '@console/server/testing/test-app';

let test_: TestApp;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
});
afterAll(() => test_.close());

test.each(['owner', 'owner.zh'] as const)(
  'the company of %s has users in every role and state, one owner, and copied roles in every status',
  async (login) => {
    const headers = await test_.signIn(login);
    const users = await test_.call(listUsers, { pageSize: 100 }, headers);
    expect(new Set(users.list.map(({ status }) => status))).toEqual(new Set(userStatuses));
    expect(users.list.filter(({ lastLoginAt }) => lastLoginAt === null).length).toBeLessThan(users.list.length / 2);
    const owners = users.list.filter(({ roles }) => roles.some(({ name }) => name.en_US === 'Owner'));
    expect(owners.filter(({ status }) => status === 'ACTIVE')).toHaveLength(1);
    expect(users.list.filter(({ hasSecondFactor }) => hasSecondFactor)).toMatchObject([{ status: 'LOCKED' }]);
    const roles = await test_.call(listRoles, { filter: { isOwnMade: true } }, headers);
    expect(roles.list.filter(({ updatedBy }) => updatedBy !== '').map(({ permissions }) => permissions > 3)).toContain(
      true,
    );
    expect(new Set(roles.list.map(({ status }) => status))).toEqual(new Set(roleStatuses));
    const everyRole = await test_.call(listRoles, { pageSize: 100 }, headers);
    expect(everyRole.list.filter(({ users: count }) => count === 0)).toEqual([]);
    for (const { name, description } of roles.list)
      expect([name.en_US, name.zh_CN, description.en_US, description.zh_CN]).not.toContain('');
  },
);

test.each(['owner', 'owner.zh'] as const)('%s has read notifications about accounts of colleagues', async (login) => {
  const { list } = await test_.call(listNotifications, {}, await test_.signIn(login));
  const readTypes = list.filter(({ readAt }) => readAt !== null).map(({ type }) => type);
  expect(readTypes).toEqual(expect.arrayContaining(['USER_LOCKED', 'INVITATION_ACCEPTED']));
});

test('active colleagues have notifications about their roles', async () => {
  const { rows } = await test_.database.owner.execute(
    sql`
      select u.login_name, n.type, n.label from notification n join app_user u on u.id = n.user_id
      where n.type in ('USER_ROLES_CHANGED', 'ROLE_PERMISSIONS_CHANGED') order by u.login_name, n.created_at`,
    { login_name: text, type: text, label: text },
  );
  expect(rows.map(({ login_name, type }) => `${login_name} ${type}`)).toEqual([
    'gu.wenbo ROLE_PERMISSIONS_CHANGED',
    'gu.wenbo USER_ROLES_CHANGED',
    'rafael.ortiz ROLE_PERMISSIONS_CHANGED',
    'rafael.ortiz USER_ROLES_CHANGED',
  ]);
  expect(rows.map(({ label }) => label)).toContain('Margaret Osei: + Night shift');
});

test('the demo has a custom dictionary with entries, and modules with descriptions', async () => {
  const headers = await test_.signIn('owner');
  const dicts = await test_.call(listDicts, { keyword: 'office' }, headers);
  expect(dicts.list).toMatchObject([{ id: 'office', kind: 'OWN', entries: 4 }]);
  const modules = await test_.call(listProductModules, {}, headers);
  expect(modules.list.filter(({ description }) => description === '')).toEqual([]);
});
