import { codes } from '@console/contracts';
import { listRoles } from '@console/contracts/roles';
import {
  changeUserStatus,
  endUserSessions,
  listUserSessions,
  mailUserPassword,
  readUser,
  resetUserFactor,
  saveUser,
  unlockUser,
} from '@console/contracts/users';
import { demoUsers, roleIdOf } from '@console/demo/ids';
import { newId } from '../../../platform/db/ids';
import { sql } from '../../../platform/db/sql';
import { openTestApp, type TestApp } from '../../../testing/test-app';

/** All permissions to manage users and roles, and a single other button. */
const administration = [
  'admin.user.view',
  'admin.user.save',
  'admin.user.invite',
  'admin.user.status',
  'admin.user.export',
  'admin.role.view',
  'admin.role.save',
  'admin.role.approve',
  'cards.card.view',
];
const administrators = newId('role');

let test_: TestApp;
let administrator: Record<string, string>;
let owner: Record<string, string>;
/** Makes support a user administrator for all merchants, with these buttons only. */
beforeAll(async () => {
  test_ = await openTestApp();
  const { execute } = test_.database.owner;
  await execute(sql`
    insert into role (id, company_id, name, description, account_type, all_merchant_access, status, is_system, version,
      created_at, updated_at)
    select ${administrators}, company_id, '{"en_US": "Sub admin", "zh_CN": "次级管理员"}', '{"en_US": "", "zh_CN": ""}', 'WHITELABEL', true, 'ACTIVE', false,
      1, created_at, updated_at from role where id = ${roleIdOf('owner')}`);
  await execute(sql`
    insert into role_button (company_id, role_id, button_code)
    select company_id, id, b from role, unnest(${administration}::text[]) b where id = ${administrators}`);
  await execute(sql`update user_role set role_id = ${administrators} where user_id = ${demoUsers.support}`);
  await execute(sql`update app_user set hidden_groups = '{}' where id = ${demoUsers.support}`);
  administrator = await test_.signIn('support');
  owner = await test_.signIn('owner');
});
afterAll(() => test_.close());

const target = async (id: string) => ({ id, version: (await test_.call(readUser, { id }, owner)).version });
const draftOf = async (id: string) => {
  const user = await test_.call(readUser, { id }, owner);
  const { loginName, nickname, macAddress, language, timezone, landingPage, hiddenGroups } = user;
  const kept = { loginName, nickname, macAddress, language, timezone, landingPage, hiddenGroups };
  return { ...(await target(id)), ...kept, merchantIds: [], roleIds: user.roles.map((role) => role.id) };
};

it("a user administrator can't remove a role, session, password or field from the only owner", async () => {
  const draft = await draftOf(demoUsers.owner);
  const on = await target(demoUsers.owner);
  for (const [path, input] of [
    [saveUser.path, { ...draft, roleIds: [administrators] }],
    [saveUser.path, { ...draft, roleIds: [...draft.roleIds, administrators] }],
    [saveUser.path, { ...draft, hiddenGroups: ['CARD_NUMBER'] }],
    [changeUserStatus.path, { ...on, to: 'DISABLED' }],
    [mailUserPassword.path, on],
    [resetUserFactor.path, on],
    [unlockUser.path, on],
    [listUserSessions.path, { id: on.id }],
    [endUserSessions.path, { id: on.id }],
  ] as const)
    expect([path, await test_.post(path, input, administrator)]).toMatchObject([
      path,
      { code: codes.noPermission, data: { reason: 'BEYOND_OWN' } },
    ]);
  const { allowedActions } = await test_.call(readUser, { id: demoUsers.owner }, administrator);
  expect(allowedActions.map(({ enabled }) => enabled)).toEqual(allowedActions.map(() => false));
  const { list } = await test_.call(listRoles, { keyword: 'Owner' }, owner);
  expect(list.find(({ id }) => id === roleIdOf('owner'))?.users).toBe(1);
});

it("an owner can change, disable and enable a user administrator, also if the administrator's role is disabled", async () => {
  await test_.database.owner.execute(sql`update role set status = 'DISABLED' where id = ${administrators}`);
  expect((await test_.post(saveUser.path, await draftOf(demoUsers.support), owner)).code).toBe(codes.ok);
  await test_.database.owner.execute(sql`update role set status = 'ACTIVE' where id = ${administrators}`);
  for (const to of ['DISABLED', 'ACTIVE'] as const)
    await test_.call(changeUserStatus, { ...(await target(demoUsers.support)), to }, owner);
});

it("only one of two owners who remove each other's owner role succeeds", async () => {
  await test_.database.owner.execute(sql`
    insert into user_role (company_id, user_id, role_id)
    select company_id, ${demoUsers.devops}, role_id from user_role where user_id = ${demoUsers.owner}`);
  const devops = await test_.signIn('devops');
  const withoutOwner = { ...(await draftOf(demoUsers.devops)), roleIds: [roleIdOf('devops')] };
  const alsoWithout = { ...(await draftOf(demoUsers.owner)), roleIds: [roleIdOf('devops')] };
  const answers = await Promise.all([
    test_.post(saveUser.path, withoutOwner, owner),
    test_.post(saveUser.path, alsoWithout, devops),
  ]);
  expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(1);
});
