import { codes } from '@console/contracts';
import { listAudit } from '@console/contracts/audit';
import {
  copyRole,
  createRole,
  listRoleOptions,
  listRoles,
  listRoleUsers,
  readRole,
  readRoleHistory,
  readRoleMatrix,
  type RoleDraft,
  setRoleStatus,
  updateRole,
} from '@console/contracts/roles';
import { demoUsers, roleIdOf } from '@console/demo/ids';
import { newId } from '../../../platform/db/ids';
import { sql } from '../../../platform/db/sql';
import { openTestApp, type TestApp } from '../../../testing/test-app';

type Headers = Record<string, string>;

let test_: TestApp;
let owner: Headers;
let auditor: Headers;
beforeAll(async () => {
  test_ = await openTestApp();
  // In the demo data the owner holds all permissions; this test needs one that the owner lacks.
  await test_.database.owner.execute(sql`
    delete from role_button where role_id = ${roleIdOf('owner')} and button_code = 'company.invoice.create'`);
  owner = await test_.signIn('owner');
  auditor = await test_.signIn('auditor');
});
afterAll(() => test_.close());

let count = 0;
const draftOf = (rest: Partial<RoleDraft> = {}): RoleDraft => {
  count += 1;
  return {
    nameEn: `Card desk ${count}`,
    nameZh: `卡务${count}`,
    descriptionEn: 'Issues and freezes cards.',
    descriptionZh: '开卡和冻结卡片。',
    accountType: 'WHITELABEL',
    allMerchantAccess: true,
    buttons: ['cards.card.view', 'cards.card.freeze'],
    ...rest,
  };
};
const make = (rest: Partial<RoleDraft> = {}) => test_.call(createRole, draftOf(rest), owner);
const read = (id: string, by = owner) => test_.call(readRole, { id }, by);
async function change(id: string, rest: Partial<RoleDraft>, by = owner) {
  const { version, name, description, accountType, allMerchantAccess, buttons } = await read(id);
  const names = { nameEn: name.en_US, nameZh: name.zh_CN };
  const descriptions = { descriptionEn: description.en_US, descriptionZh: description.zh_CN };
  const shown = { ...names, ...descriptions, accountType, allMerchantAccess, buttons };
  return test_.post(updateRole.path, { id, version, ...shown, ...rest }, by);
}
const give = (userId: string, roleId: string) =>
  test_.database.owner.execute(sql`
    insert into user_role (company_id, user_id, role_id) select company_id, id, ${roleId} from app_user where id = ${userId}`);
/** Makes a role equivalent to an owner role: it gets all buttons of all roles of the company, without review. */
const ownBy = async (roleId: string) => {
  await test_.database.owner.execute(sql`
    insert into role_button (company_id, role_id, button_code)
    select distinct o.company_id, o.id, b.button_code from role o join role r on r.company_id = o.company_id
    join role_button b on b.role_id = r.id where o.id = ${roleId} on conflict do nothing`);
  await test_.database.owner.execute(sql`
    insert into role_devops_module (company_id, role_id, module, grants)
    select company_id, ${roleId}, module, grants from role_devops_module where role_id = ${roleIdOf('owner')}`);
};
const take = (userId: string, roleId: string) =>
  test_.database.owner.execute(sql`delete from user_role where user_id = ${userId} and role_id = ${roleId}`);

describe('refusals', () => {
  it("a user without the permission can't list or create roles", async () => {
    const operations = await test_.signIn('operations');
    for (const path of ['/role/list', '/role/matrix', '/role/options'])
      expect((await test_.post(path, {}, operations)).code).toBe(codes.noPermission);
    expect((await test_.post('/role/create', draftOf(), auditor)).code).toBe(codes.noPermission);
    expect((await read(roleIdOf('support'), auditor)).allowedActions).toEqual([]);
  });

  it("a system role can't be changed, disabled or deleted", async () => {
    const id = roleIdOf('operations');
    const { version } = await read(id);
    expect(await change(id, { descriptionEn: 'Mine.' })).toMatchObject({
      code: codes.transition,
      data: { reason: 'SYSTEM' },
    });
    for (const [path, rest] of [
      ['/role/status', { status: 'DISABLED' }],
      ['/role/delete', {}],
    ] as const)
      expect((await test_.post(path, { id, version, ...rest }, owner)).code).toBe(codes.transition);
  });

  it("users can't change, disable or delete their own role", async () => {
    const { id } = await make();
    await give(demoUsers.owner, id);
    expect((await change(id, { descriptionEn: 'Mine.' })).code).toBe(codes.ownItem);
    const { version, isOwn } = await read(id);
    expect(isOwn).toBe(true);
    expect((await test_.post('/role/status', { id, version, status: 'DISABLED' }, owner)).code).toBe(codes.ownItem);
    expect((await test_.post('/role/delete', { id, version }, owner)).code).toBe(codes.ownItem);
    await take(demoUsers.owner, id);
  });

  it("users can't grant a permission that they lack, or change a role that has one", async () => {
    expect((await test_.post('/role/create', draftOf({ buttons: ['company.invoice.create'] }), owner)).code).toBe(
      codes.noPermission,
    );
    const { id } = await make();
    await test_.database.owner.execute(sql`
      insert into role_button (company_id, role_id, button_code) select company_id, id, 'company.invoice.create' from role where id = ${id}`);
    for (const rest of [{ buttons: ['cards.card.view'] }, { nameEn: 'Renamed' }, { allMerchantAccess: false }])
      expect((await change(id, rest)).code).toBe(codes.noPermission);
    const { version, notHeld, allMerchantAccess, allowedActions } = await read(id);
    expect([notHeld, allMerchantAccess]).toEqual([1, true]);
    expect(allowedActions.filter(({ enabled }) => enabled).map(({ action }) => action)).toEqual(['COPY']);
    for (const [path, rest] of [
      ['/role/status', { status: 'DISABLED' }],
      ['/role/delete', {}],
    ] as const)
      expect((await test_.post(path, { id, version, ...rest }, owner)).code).toBe(codes.noPermission);
  });

  it("a role with a permission for remotes that the user lacks can't be changed", async () => {
    const { id } = await make();
    await test_.database.owner.execute(sql`
      update role_devops_module set module = 'cards' where role_id = ${roleIdOf('owner')}`);
    await test_.database.owner.execute(sql`
      insert into role_devops_module (company_id, role_id, module, grants)
      select company_id, id, 'accounts', '{VIEW}' from role where id = ${id}`);
    expect((await read(id)).notHeld).toBe(1);
    expect((await change(id, { descriptionEn: 'Mine.' })).code).toBe(codes.noPermission);
    await test_.database.owner.execute(sql`
      update role_devops_module set module = '*' where role_id = ${roleIdOf('owner')}`);
    expect((await change(id, { descriptionEn: 'Mine.' })).code).toBe(codes.ok);
  });

  it.each([
    ['a name that is taken in English', { nameEn: 'SUPPORT' }, 'nameEn', 'NAME_TAKEN'],
    ['a name that is taken in Chinese', { nameZh: '客服' }, 'nameZh', 'NAME_TAKEN'],
    ['no name', { nameEn: ' ' }, 'nameEn', 'REQUIRED'],
    ['a long description', { descriptionEn: 'x'.repeat(501) }, 'descriptionEn', 'MAX_LENGTH'],
    ['a long Chinese description', { descriptionZh: '长'.repeat(501) }, 'descriptionZh', 'MAX_LENGTH'],
    [
      'access to all merchants for a merchant role',
      { accountType: 'MERCHANT' },
      'allMerchantAccess',
      'COMPANY_ROLES_ONLY',
    ],
    ['a module permission', { buttons: ['devops.module.publish'] }, 'buttons', 'INVALID'],
    ['an unknown button', { buttons: ['cards.card.burn'] }, 'buttons', 'INVALID'],
  ])('%s is refused at its field, at creation and at change', async (_name, rest, field, code) => {
    const { id } = await make();
    const refused = { code: codes.invalid, fieldErrors: [{ field, code }] };
    expect(await test_.post('/role/create', { ...draftOf(), ...rest }, owner)).toMatchObject(refused);
    expect(await change(id, rest as Partial<RoleDraft>)).toMatchObject(refused);
  });

  it("a role with users can't change its type or be deleted", async () => {
    const { id } = await make({ allMerchantAccess: false });
    await give(demoUsers.support, id);
    expect(await change(id, { accountType: 'MERCHANT' })).toMatchObject({
      fieldErrors: [{ field: 'accountType', code: 'ROLE_TYPE_USED' }],
    });
    const { version } = await read(id);
    expect(await test_.post('/role/delete', { id, version }, owner)).toMatchObject({ data: { reason: 'USED' } });
    await take(demoUsers.support, id);
    expect((await change(id, { accountType: 'MERCHANT' })).code).toBe(codes.ok);
  });

  it("a role of another company is not found, and users of a merchant or channel can't manage roles", async () => {
    expect((await test_.post('/role/detail', { id: roleIdOf('owner.zh') }, owner)).code).toBe(codes.notFound);
    expect((await test_.post('/role/detail', { id: newId('role') }, owner)).code).toBe(codes.notFound);
    for (const login of ['merchant.owner', 'channel.operator'] as const) {
      await test_.database.owner.execute(sql`
        insert into role_button (company_id, role_id, button_code)
        select company_id, id, b from role, unnest(array['admin.role.view', 'admin.role.save']) b where id = ${roleIdOf(login)}`);
      const headers = await test_.signIn(login);
      for (const path of ['/role/list', '/role/matrix'])
        expect((await test_.post(path, {}, headers)).code).toBe(codes.noPermission);
      expect((await test_.post('/role/create', draftOf(), headers)).code).toBe(codes.noPermission);
    }
  });

  it('managing roles requires step-up authentication', async () => {
    const { id } = await make();
    const later = await test_.signIn('owner');
    test_.clock.advance(301);
    expect((await change(id, { descriptionEn: 'Later.' }, later)).code).toBe(codes.stepUp);
    owner = await test_.signIn('owner');
  });
});

it("the last owner role of a company can't be disabled, not even by concurrent requests", async () => {
  const keeper = await make();
  await ownBy(keeper.id);
  await give(demoUsers.support, keeper.id);
  await test_.database.owner.execute(sql`
    update role set status = 'DISABLED' where id in (${roleIdOf('owner')}, ${roleIdOf('devops')})`);
  const other = await test_.signIn('support');
  const { id: secondId } = await test_.call(createRole, draftOf({ buttons: [] }), other);
  await ownBy(secondId);
  await give(demoUsers.risk, secondId);
  const risk = await test_.signIn('risk');
  const off = async (id: string, by: Headers) => {
    const { version } = await read(id, by);
    return () => test_.post('/role/status', { id, version, status: 'DISABLED' }, by);
  };
  const both = [await off(secondId, other), await off(keeper.id, risk)];
  const answers = await Promise.all(both.map((ask) => ask()));
  // The second request is refused by the rule, or because its user has already lost the permission.
  const refusals = answers.filter(({ code }) => code !== codes.ok);
  expect(refusals).toHaveLength(1);
  expect([codes.transition, codes.noPermission]).toContain(refusals[0]?.code);
  await test_.database.owner.execute(sql`
    update role set status = 'ACTIVE' where id in (${roleIdOf('owner')}, ${roleIdOf('devops')})`);
  for (const user of [demoUsers.support, demoUsers.risk]) {
    await take(user, keeper.id);
    await take(user, secondId);
  }
  owner = await test_.signIn('owner');
});

it('[seed 3.12, 6.4] a role has a name and a description in two languages, a type, access to all merchants or some, and menus and buttons', async () => {
  const made = await make({ nameEn: 'Card desk', nameZh: '卡务', allMerchantAccess: false });
  expect(made).toMatchObject({
    name: { en_US: 'Card desk', zh_CN: '卡务' },
    description: { en_US: 'Issues and freezes cards.', zh_CN: '开卡和冻结卡片。' },
    accountType: 'WHITELABEL',
    allMerchantAccess: false,
    status: 'ACTIVE',
    isSystem: false,
    isOwn: false,
    users: 0,
    permissions: 2,
    buttons: ['cards.card.freeze', 'cards.card.view'],
    updatedBy: 'Margaret Osei',
  });
  const { buttons, menus } = await test_.call(readRoleMatrix, {}, owner);
  const cards = menus.find(({ needs }) => needs === 'cards.card.view');
  expect(buttons.find(({ code }) => code === 'cards.card.freeze')).toMatchObject({
    menuId: cards?.id,
    isHeld: true,
  });
  expect(buttons.find(({ code }) => code === 'company.invoice.create')?.isHeld).toBe(false);
  for (const keyword of ['卡务', 'and freezes', '冻结卡片']) {
    const { list } = await test_.call(listRoles, { keyword, filter: { isOwnMade: true } }, owner);
    expect(list.some(({ id }) => id === made.id)).toBe(true);
  }
  const unmatched = await test_.call(listRoles, { keyword: 'zh_CN' }, owner);
  expect(unmatched.list).toEqual([]);
  const options = await test_.call(listRoleOptions, {}, owner);
  expect(options.list.map(({ id }) => id)).toContain(made.id);
});

it('a change applies immediately, is in the audit log and the history, and a stale version is refused', async () => {
  const { id, version } = await make();
  await give(demoUsers.newcomer, id);
  const before = await test_.call(listAudit, { filter: { objectType: ['role'] } }, owner);
  expect((await change(id, { buttons: ['cards.card.view', 'cards.note.add'] })).code).toBe(codes.ok);
  expect(await test_.post(updateRole.path, { id, version, ...draftOf() }, owner)).toMatchObject({
    code: codes.versionConflict,
    data: { current: { id, version: version + 1 } },
  });
  const after = await test_.call(listAudit, { filter: { objectType: ['role'] } }, owner);
  expect(after.total).toBe(before.total + 1);
  const { list } = await test_.call(readRoleHistory, { id }, owner);
  expect(list).toMatchObject([
    {
      action: '/role/update',
      by: 'Margaret Osei',
      after: { granted: ['cards.note.add'], taken: ['cards.card.freeze'] },
    },
    { action: '/role/create', before: null, after: { granted: ['cards.card.freeze', 'cards.card.view'] } },
  ]);
  expect((await test_.call(listRoleUsers, { id }, owner)).list).toMatchObject([{ nickname: 'Aiko Yamada' }]);
  const shown = await read(id);
  expect(shown.users).toBe(1);
  expect((await test_.call(setRoleStatus, { id, version: shown.version, status: 'DISABLED' }, owner)).status).toBe(
    'DISABLED',
  );
});

it('the history shows every changed field of a role before and after', async () => {
  const { id } = await make({ nameEn: 'Night desk', nameZh: '夜班', buttons: ['cards.card.view'] });
  const was = {
    nameEn: 'Night desk',
    nameZh: '夜班',
    descriptionEn: 'Issues and freezes cards.',
    descriptionZh: '开卡和冻结卡片。',
    accountType: 'WHITELABEL' as const,
    allMerchantAccess: true,
  };
  const is = {
    nameEn: 'Shop desk',
    nameZh: '商户卡务',
    descriptionEn: 'Sees cards of a merchant.',
    descriptionZh: '查看商户的卡片。',
    accountType: 'MERCHANT' as const,
    allMerchantAccess: false,
  };
  expect((await change(id, is)).code).toBe(codes.ok);
  const { list } = await test_.call(readRoleHistory, { id }, owner);
  expect(list[0]).toMatchObject({ action: '/role/update', before: was, after: is });
});

it('a copy of a system role has the permissions that the actor holds, and can be changed and deleted', async () => {
  const source = await read(roleIdOf('finance.maker'));
  expect(source.notHeld).toBeGreaterThan(0);
  const copy = await test_.call(
    copyRole,
    { id: source.id, version: source.version, nameEn: 'Second maker', nameZh: '第二财务经办' },
    owner,
  );
  expect(copy).toMatchObject({ isSystem: false, users: 0, notHeld: 0, accountType: 'WHITELABEL' });
  const copied = [...copy.buttons, ...(copy.requested?.buttons ?? [])];
  expect(copied).toHaveLength(source.buttons.length - source.notHeld);
  expect(copied).not.toContain('company.invoice.create');
  expect((await change(copy.id, { descriptionEn: 'For the second office.' })).code).toBe(codes.ok);
  const { version } = await read(copy.id);
  expect((await test_.post('/role/delete', { id: copy.id, version }, owner)).code).toBe(codes.ok);
  expect((await test_.post('/role/detail', { id: copy.id }, owner)).code).toBe(codes.notFound);
});
