import { codes, queryMenus } from '@console/contracts';
import { permissions } from '@console/contracts/areas';
import { listAudit, readAudit } from '@console/contracts/audit';
import { listNotifications } from '@console/contracts/notifications';
import { listRoles, readRoleMatrix } from '@console/contracts/roles';
import {
  createProductModule,
  grantProductModule,
  listProductModuleChoices,
  listProductModules,
  type ProductModule,
  readProductModule,
  removeProductModule,
  updateProductModule,
} from '@console/contracts/product-modules';
import { demoCompanies, furtherCompanies, roleIdOf } from '@console/demo/ids';
import { features } from '../../../domains';
import { text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { inTransaction } from '../../../platform/db/transaction';
import { isOfEveryCompany } from '../../../platform/product-modules/included.rules';
import { syncReference } from '../../../platform/reference/reference.store';
import { readEvents } from '../../../testing/event-reader';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
let owner: Record<string, string>;
let lanshi: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp({ filling: 'demo' });
  owner = await test.signIn('owner');
  lanshi = await test.signIn('owner.zh');
});
afterAll(() => test.close());

async function moduleOf(code: string): Promise<ProductModule> {
  const { list } = await test.call(listProductModules, { keyword: code }, owner);
  const found = list.find((one) => one.code === code);
  if (!found) throw new Error(`There is no module ${code}.`);
  return found;
}
async function share(code: string, companyIds: string[], headers = owner) {
  const { id, version } = await moduleOf(code);
  return test.post('/module/grant', { id, version, companyIds }, headers);
}
const wallets = 'cards.wallet.view';
const draft = {
  code: 'TOKENS',
  nameEn: 'Tokens',
  nameZh: '令牌',
  description: '',
  accountTypes: ['WHITELABEL' as const],
  buttons: ['cards.card.view'],
};
const contentOf = ({ name, description, accountTypes, buttons }: ProductModule) => ({
  nameEn: name.en_US,
  nameZh: name.zh_CN,
  description,
  accountTypes,
  buttons,
});

describe('refusals', () => {
  it('a user without the permission is refused', async () => {
    const operations = await test.signIn('operations');
    for (const path of ['/module/list', '/module/options'])
      expect((await test.post(path, {}, operations)).code).toBe(codes.noPermission);
    expect((await test.post('/module/create', draft, operations)).code).toBe(codes.noPermission);
    expect((await share('WALLETS', [], operations)).code).toBe(codes.noPermission);
  });

  it("users of other companies can't read, create or grant modules, because of missing permissions and row-level security", async () => {
    await test.database.owner.execute(sql`
      insert into role_button (company_id, role_id, button_code)
      select company_id, id, b from role, unnest(array['admin.module.view', 'admin.module.save', 'admin.module.grant']) b
      where id = ${roleIdOf('owner.zh')} on conflict do nothing`);
    for (const path of ['/module/list', '/module/options'])
      expect((await test.post(path, {}, lanshi)).code).toBe(codes.noPermission);
    expect((await share('WALLETS', [demoCompanies.lanshi], lanshi)).code).toBe(codes.noPermission);
    expect((await test.post('/module/create', draft, lanshi)).code).toBe(codes.noPermission);
    const { id } = await moduleOf('DEVELOPMENT');
    const asLanshi = (statement: ReturnType<typeof sql>) =>
      inTransaction(test.database.pool, { as: 'company', companyId: demoCompanies.lanshi }, (db) =>
        db.execute(statement),
      );
    await expect(
      asLanshi(sql`insert into company_module (company_id, module_id) values (${demoCompanies.lanshi}, ${id})`),
    ).rejects.toThrow();
    await expect(asLanshi(sql`select give_to_owners(${id}, array[]::text[], array[]::text[])`)).rejects.toThrow();
    expect((await asLanshi(sql`update product_module set description = 'Ours'`)).rowCount).toBe(0);
  });

  it.each([
    [{ code: 'my module' }, 'code', 'MODULE_CODE'],
    [{ code: 'CARDS' }, 'code', 'CODE_TAKEN'],
    [{ nameZh: ' ' }, 'nameZh', 'REQUIRED'],
    [{ buttons: ['admin.role.save'] }, 'buttons', 'INVALID'],
  ])('an invalid draft is refused at its field: %j', async (rest, field, code) => {
    expect(await test.post('/module/create', { ...draft, ...rest }, owner)).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field, code }],
    });
  });

  it('the name of another module is refused, for a new and for a changed module', async () => {
    const wallet = await moduleOf('WALLETS');
    const taken = {
      code: codes.invalid,
      fieldErrors: [{ field: 'nameEn', code: 'NAME_TAKEN' }],
    };
    const nameEn = wallet.name.en_US.toUpperCase();
    expect(await test.post('/module/create', { ...draft, nameEn }, owner)).toMatchObject(taken);
    const { list } = await test.call(listProductModules, {}, owner);
    const other = list.find(({ id }) => id !== wallet.id) ?? wallet;
    const change = { ...contentOf(other), id: other.id, version: other.version, nameEn };
    expect(await test.post('/module/update', change, owner)).toMatchObject(taken);
  });

  it('deleting a system module or a granted module is refused, and so is a stale version', async () => {
    const { id, version } = await moduleOf('WALLETS');
    expect(await test.post('/module/delete', { id, version }, owner)).toMatchObject({
      code: codes.transition,
      data: { reason: 'SYSTEM' },
    });
    const twice = {
      ...draft,
      accountTypes: ['WHITELABEL' as const, 'WHITELABEL' as const],
      buttons: ['cards.card.view', 'cards.card.view'],
    };
    const made = await test.call(createProductModule, twice, owner);
    expect(made.buttons).toEqual(draft.buttons);
    const held = await test.call(
      grantProductModule,
      { id: made.id, version: made.version, companyIds: [demoCompanies.lanshi] },
      owner,
    );
    const target = { id: made.id, version: held.version };
    expect(await test.post('/module/delete', target, owner)).toMatchObject({ data: { reason: 'GRANTED' } });
    expect((await test.post('/module/delete', { ...target, version: made.version }, owner)).code).toBe(
      codes.versionConflict,
    );
    const free = await test.call(grantProductModule, { ...target, companyIds: [] }, owner);
    await test.call(removeProductModule, { id: made.id, version: free.version }, owner);
    expect((await test.post('/module/detail', { id: made.id }, owner)).code).toBe(codes.notFound);
  });
});

it('each button belongs to one module, and existing companies have all modules', async () => {
  const { list } = await test.call(listProductModules, { pageSize: 50 }, owner);
  const included = list.flatMap(({ buttons }) => buttons);
  expect(included.length).toBe(new Set(included).size);
  const { menus, companies } = await test.call(listProductModuleChoices, {}, owner);
  expect(included.toSorted()).toEqual(menus.flatMap(({ buttons }) => buttons).toSorted());
  const { meridian, harrow } = furtherCompanies;
  expect(companies.map(({ id }) => id)).toEqual([demoCompanies.lanshi, meridian, harrow]);
  for (const one of list) expect(one.companies.map(({ id }) => id)).toEqual([demoCompanies.lanshi, meridian]);
});

it('roles of a company without modules have only the permissions that all companies have', async () => {
  let held: string[] = [];
  const trial = inTransaction(test.database.pool, { as: 'owner' }, async (db) => {
    await db.execute(sql`
      insert into role_button (company_id, role_id, button_code)
      select r.company_id, r.id, b.code from role r, button b where r.id = ${roleIdOf('owner.zh')} on conflict do nothing`);
    await db.execute(sql`delete from company_module`);
    const { rows } = await db.execute(
      sql`select button_code as code from held_button where role_id = ${roleIdOf('owner.zh')}`,
      { code: text },
    );
    held = rows.map(({ code }) => code);
    throw new Error('Undone.');
  });
  await expect(trial).rejects.toThrow('Undone.');
  expect(held.toSorted()).toEqual(Object.keys(permissions).filter(isOfEveryCompany).toSorted());
});

describe('a module that is removed from a company', () => {
  it('revokes its buttons and pages, updates open pages, and is restored with both when it is granted again', async () => {
    const before = await test.call(queryMenus, {}, lanshi);
    expect(before.buttonLinkPageList.map(({ buttonId }) => buttonId)).toContain(wallets);
    const stream = await readEvents(test.app, lanshi);
    expect(await stream.next()).toMatchObject({ say: 'release' });
    expect((await share('WALLETS', [])).code).toBe(codes.ok);
    expect(await stream.next()).toEqual({ say: 'grants' });
    stream.leave();
    const after = await test.call(queryMenus, {}, lanshi);
    expect(after.buttonLinkPageList.map(({ buttonId }) => buttonId)).not.toContain(wallets);
    expect(JSON.stringify(after.systemMenuList)).not.toContain('cards-wallet');
    expect(after.menuVersion).not.toBe(before.menuVersion);
    expect((await test.post('/wallet/list', {}, lanshi)).code).toBe(codes.noPermission);
    expect((await test.post('/card/list', {}, lanshi)).code).toBe(codes.ok);
    const { list } = await test.call(listAudit, { filter: { objectType: ['product_module'] } }, owner);
    expect(await test.call(readAudit, { id: list[0]?.id ?? '' }, owner)).toMatchObject({
      after: { companies: [] },
    });

    const matrix = await test.call(readRoleMatrix, {}, lanshi);
    expect(matrix.buttons.some(({ code }) => code === wallets)).toBe(false);
    expect(matrix.buttons.some(({ code }) => code === 'admin.role.save')).toBe(true);
    const role = {
      nameEn: 'Tellers',
      nameZh: '柜员',
      descriptionEn: '',
      descriptionZh: '',
      accountType: 'WHITELABEL',
      allMerchantAccess: true,
    };
    expect(await test.post('/role/create', { ...role, buttons: [wallets] }, lanshi)).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field: 'buttons', code: 'NOT_IN_MODULES' }],
    });

    expect((await share('WALLETS', [demoCompanies.lanshi])).code).toBe(codes.ok);
    expect((await test.call(queryMenus, {}, lanshi)).buttonLinkPageList).toEqual(before.buttonLinkPageList);
    expect((await test.post('/wallet/list', {}, lanshi)).code).toBe(codes.ok);
  });

  it("notifies only the users who can edit that company's roles, in their language", async () => {
    await test.database.owner.execute(sql`delete from notification`);
    await share('WALLETS', []);
    await share('WALLETS', [demoCompanies.lanshi]);
    const { list } = await test.call(listNotifications, {}, lanshi);
    expect(list.map(({ type, label, page }) => [type, label, page])).toEqual([
      ['MODULE_GRANTED', '钱包与共享卡', 'role-management'],
      ['MODULE_REMOVED', '钱包与共享卡', 'role-management'],
    ]);
    const { rows } = await test.database.owner.execute(
      sql`select distinct u.login_name from notification n join app_user u on u.id = n.user_id`,
      { login_name: text },
    );
    expect(rows).toEqual([{ login_name: 'owner.zh' }]);
    await share('WALLETS', [demoCompanies.lanshi]);
    expect((await test.call(listNotifications, {}, lanshi)).list).toHaveLength(2);
  });

  it("doesn't affect the company that runs the platform", async () => {
    await share('WALLETS', []);
    expect((await test.post('/wallet/list', {}, owner)).code).toBe(codes.ok);
    await share('WALLETS', [demoCompanies.lanshi]);
  });
});

it('a module for merchants only grants nothing to company staff', async () => {
  const { id, version, ...rest } = await moduleOf('INVOICES');
  const content = contentOf({ id, version, ...rest });
  expect((await test.post('/invoice/list', {}, lanshi)).code).toBe(codes.ok);
  await test.call(updateProductModule, { ...content, accountTypes: ['MERCHANT'], id, version }, owner);
  expect((await test.post('/invoice/list', {}, lanshi)).code).toBe(codes.noPermission);
  await test.call(updateProductModule, { ...content, id, version: version + 1 }, owner);
  expect((await test.post('/invoice/list', {}, lanshi)).code).toBe(codes.ok);
});

it('owner roles get buttons that are added to a module, and a restart adds only new buttons of the product', async () => {
  const { id, version, ...rest } = await moduleOf('LIMITS');
  const content = contentOf({ id, version, ...rest });
  const buttons = content.buttons.filter((code) => code !== 'cards.limit-rule.lift');
  const held = async () => (await test.call(listRoles, {}, lanshi)).list.find(({ isOwn }) => isOwn)?.permissions ?? 0;
  const before = await held();
  const smaller = await test.call(updateProductModule, { ...content, buttons, id, version }, owner);
  expect(await held()).toBe(before - 1);
  await syncReference(test.database.pool, features);
  expect((await test.call(readProductModule, { id }, owner)).buttons).toEqual(buttons);
  await test.database.owner.execute(
    sql`delete from role_button where role_id = ${roleIdOf('owner.zh')} and button_code = 'cards.limit-rule.lift'`,
  );
  await test.call(updateProductModule, { ...content, id, version: smaller.version }, owner);
  expect(await held()).toBe(before);
});

it("wallet users have the permissions that their company's modules include for merchants", async () => {
  const manager = await test.signIn('wallet.manager');
  const codeOf = async (path: string) => (await test.post(path, {}, manager)).code;
  const db = test.database.owner;
  // A trigger refuses this change, so the table owner disables it.
  await db.execute(sql`alter table company disable trigger keep_default`);
  const runs = (is: boolean) =>
    db.execute(sql`update company set is_default = ${is} where id = ${demoCompanies.aldermoor}`);
  expect([await codeOf('/wallet/list'), await codeOf('/card/list')]).toEqual([codes.ok, codes.ok]);
  await runs(false);
  await db.execute(sql`
    insert into company_module (company_id, module_id)
    select ${demoCompanies.aldermoor}, id from product_module where code = 'WALLETS'`);
  expect([await codeOf('/wallet/list'), await codeOf('/card/list')]).toEqual([codes.ok, codes.noPermission]);
  await db.execute(sql`delete from company_module where company_id = ${demoCompanies.aldermoor}`);
  expect(await codeOf('/wallet/list')).toBe(codes.noPermission);
  await runs(true);
  await db.execute(sql`alter table company enable trigger keep_default`);
});
