import { codes, queryDicts } from '@console/contracts';
import { listAudit, readAudit } from '@console/contracts/audit';
import { listButtonMenus, listButtons, readButton, updateButton } from '@console/contracts/buttons';
import { readRoleMatrix } from '@console/contracts/roles';
import { demoCompanies } from '@console/demo/ids';
import { features } from '../../../domains';
import { sql } from '../../../platform/db/sql';
import { inTransaction } from '../../../platform/db/transaction';
import { syncReference } from '../../../platform/reference/reference.store';
import { readEvents } from '../../../testing/event-reader';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  owner = await test.signIn('owner');
});
afterAll(() => test.close());

const freeze = 'cards.card.freeze';
const read = (headers = owner) => test.call(readButton, { id: freeze }, headers);
const draft = { nameEn: 'Ice cards', nameZh: '冻住卡片', sort: 5 };

async function save(rest: object = {}, headers = owner) {
  const { version } = await read();
  return test.post('/button/update', { id: freeze, version, ...draft, ...rest }, headers);
}

describe('refusals', () => {
  it('a user without the permission is refused', async () => {
    const operations = await test.signIn('operations');
    for (const path of ['/button/list', '/button/menus'])
      expect((await test.post(path, {}, operations)).code).toBe(codes.noPermission);
    expect((await save({}, operations)).code).toBe(codes.noPermission);
  });

  it('another company is refused by its permissions and by row-level security', async () => {
    const lanshi = await test.signIn('owner.zh');
    await test.database.owner.execute(sql`
      insert into role_button (company_id, role_id, button_code)
      select u.company_id, r.role_id, b from app_user u join user_role r on r.user_id = u.id,
        unnest(array['admin.button.view', 'admin.button.save']) b
      where u.login_name = 'owner.zh' on conflict do nothing`);
    expect((await read(lanshi)).allowedActions).toEqual([]);
    expect((await save({}, lanshi)).code).toBe(codes.noPermission);
    const renamed = await inTransaction(test.database.pool, { as: 'company', companyId: demoCompanies.lanshi }, (db) =>
      db.execute(sql`update button set sort = 1 where code = ${freeze}`),
    );
    expect(renamed.rowCount).toBe(0);
  });

  it('the name of another button in the same menu is refused, ignoring case', async () => {
    const { name } = await test.call(readButton, { id: 'cards.card.unfreeze' }, owner);
    expect(await save({ nameEn: name.en_US.toUpperCase(), nameZh: name.zh_CN })).toMatchObject({
      code: codes.invalid,
      fieldErrors: [
        { field: 'nameEn', code: 'NAME_TAKEN' },
        { field: 'nameZh', code: 'NAME_TAKEN' },
      ],
    });
  });

  it("code, pages, operations and risk can't be changed", async () => {
    expect((await save({ risk: 'HIGH' })).code).toBe(codes.invalid);
    await expect(
      inTransaction(test.database.pool, { as: 'company', companyId: demoCompanies.aldermoor }, (db) =>
        db.execute(sql`update button set risk = 'HIGH' where code = ${freeze}`),
      ),
    ).rejects.toThrow();
  });

  it('an empty name and a stale version are refused', async () => {
    expect(await save({ nameZh: ' ' })).toMatchObject({ fieldErrors: [{ field: 'nameZh', code: 'REQUIRED' }] });
    const { version } = await read();
    expect(await save({ version: version - 1 })).toMatchObject({
      code: codes.versionConflict,
      data: { current: { version } },
    });
    expect((await test.post('/button/detail', { id: 'cards.card.fly' }, owner)).code).toBe(codes.notFound);
  });
});

it('buttons are listed by menu with their pages, operations and roles', async () => {
  const { list: menus } = await test.call(listButtonMenus, {}, owner);
  const cards = menus.find(({ name }) => name.en_US === 'Cards');
  const filter = { menu: [cards?.id ?? ''] };
  const { list } = await test.call(listButtons, { filter, pageSize: 50 }, owner);
  expect(list.map(({ id }) => id).slice(0, 2)).toEqual(['cards.card.view', 'cards.card.create']);
  expect(list.map(({ sort }) => sort)).toEqual(list.map(({ sort }) => sort).toSorted((one, other) => one - other));
  expect(list.find(({ id }) => id === freeze)).toMatchObject({
    menu: { zh_CN: '卡片' },
    risk: 'LOW',
    apiPaths: expect.arrayContaining(['/card/freeze']),
    roles: 5,
    allowedActions: [{ action: 'EDIT', enabled: true }],
  });
  const found = await test.call(listButtons, { keyword: 'role-management-save' }, owner);
  expect(found.list.map(({ id, menuRouterList }) => [id, menuRouterList])).toEqual([
    ['admin.role.save', 'role-management-save'],
  ]);
  expect((await test.call(listButtons, { keyword: '/card/freeze' }, owner)).list.map(({ id }) => id)).toContain(freeze);
  const high = await test.call(listButtons, { filter: { ...filter, risk: ['HIGH'] } }, owner);
  expect(high.list.map(({ id }) => id)).toContain('cards.card.create');
  expect(high.list.some(({ id }) => id === freeze)).toBe(false);
});

describe('a changed name', () => {
  const names = async () => {
    const { dicts } = await test.call(queryDicts, { dicts: ['permission'] }, await test.signIn('support'));
    return dicts['permission']?.find(({ code }) => code === freeze)?.label.en_US;
  };

  it('is sent to all open pages, changes the order of the matrix and is in the audit log', async () => {
    const stream = await readEvents(test.app, await test.signIn('support'));
    expect(await stream.next()).toMatchObject({ say: 'release' });
    expect((await save()).code).toBe(200);
    expect(await stream.next()).toEqual({ say: 'dicts' });
    stream.leave();
    expect(await names()).toBe('Ice cards');
    const { buttons } = await test.call(readRoleMatrix, {}, owner);
    expect(buttons.find(({ code }) => code.startsWith('cards.card.'))?.code).toBe(freeze);
    const { list } = await test.call(listAudit, { filter: { objectType: ['button'] } }, owner);
    expect(await test.call(readAudit, { id: list[0]?.id ?? '' }, owner)).toMatchObject({
      before: { nameEn: 'Freeze cards', sort: 30 },
      after: { nameEn: 'Ice cards', sort: 5 },
    });
  });

  it('is preserved by a restart, and the risk is updated from the product', async () => {
    const { owner: db, pool } = test.database;
    await db.execute(sql`update button set risk = 'HIGH' where code = ${freeze}`);
    const { version } = await read();
    await syncReference(pool, features);
    expect(await read()).toMatchObject({ name: { en_US: 'Ice cards' }, sort: 5, version, risk: 'LOW' });
    expect(await test.call(updateButton, { id: freeze, version, ...draft, nameEn: 'Freeze' }, owner)).toMatchObject({
      updatedBy: 'Margaret Osei',
      version: version + 1,
    });
  });
});
