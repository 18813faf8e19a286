import { codes, type OutputOf, queryDicts } from '@console/contracts';
import { listAudit, readAudit } from '@console/contracts/audit';
import {
  createDict,
  createDictEntry,
  listDictEntries,
  listDicts,
  readDict,
  readDictEntry,
  removeDictEntry,
  setDictEntryStatus,
  updateDictEntry,
} from '@console/contracts/dicts';
import { demoCompanies } from '@console/demo/ids';
import { features } from '../../../domains';
import { i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { inTransaction } from '../../../platform/db/transaction';
import { syncReference } from '../../../platform/reference/reference.store';
import { readEvents } from '../../../testing/event-reader';
import { signInWith } from '../../../testing/sign-in-with';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  owner = await test.signIn('owner');
});
afterAll(() => test.close());

const frozen = 'card_state:FROZEN';
const readEntry = (id: string, headers = owner) => test.call(readDictEntry, { id }, headers);
const looks = { labelEn: 'On ice', labelZh: '已冰冻', colour: 'bad', sort: 5, isDefault: false } as const;
const shopKind = { code: 'shop_kind', nameEn: 'Shop type', nameZh: '门店类型', description: 'For the till.' };

async function save(id: string, rest: object = {}, headers = owner) {
  const { version } = await readEntry(id);
  return test.post('/dictDetail/update', { id, version, ...looks, ...rest }, headers);
}

describe('refusals', () => {
  it('a user without the permission is refused', async () => {
    const operations = await test.signIn('operations');
    expect((await test.post('/dict/list', {}, operations)).code).toBe(codes.noPermission);
    expect((await test.post('/dictDetail/list', {}, operations)).code).toBe(codes.noPermission);
    expect((await save(frozen, {}, operations)).code).toBe(codes.noPermission);
  });

  it('another company is refused by its permissions and by row-level security', async () => {
    const lanshi = await signInWith(test, 'owner.zh', ['admin.dict.view', 'admin.dict.save']);
    expect((await readEntry(frozen, lanshi)).allowedActions).toEqual([]);
    expect((await test.call(readDict, { id: 'card_state' }, lanshi)).allowedActions).toEqual([]);
    expect((await save(frozen, {}, lanshi)).code).toBe(codes.noPermission);
    expect((await test.post('/dict/create', shopKind, lanshi)).code).toBe(codes.noPermission);
  });

  it("an entry can't be added to a system dictionary or deleted from it", async () => {
    const draft = { dict: 'card_state', code: 'LOST_AT_SEA', ...looks };
    expect(await test.post('/dictDetail/create', draft, owner)).toMatchObject({
      code: codes.transition,
      data: { reason: 'SYSTEM' },
    });
    const { version } = await readEntry(frozen);
    expect((await test.post('/dictDetail/delete', { id: frozen, version }, owner)).code).toBe(codes.transition);
  });

  it("a dictionary that isn't editable is refused", async () => {
    const lock = (isEditable: boolean) =>
      test.database.owner.execute(sql`update dict set is_editable = ${isEditable} where code = 'card_state'`);
    await lock(false);
    expect((await readEntry(frozen)).allowedActions).toEqual([]);
    expect((await save(frozen)).code).toBe(codes.noPermission);
    await lock(true);
  });

  it.each([
    ['/dict/create', { ...shopKind, code: 'Shop kind' }, 'code', 'DICT_CODE'],
    ['/dict/create', { ...shopKind, code: 'card_state' }, 'code', 'CODE_TAKEN'],
    ['/dict/create', { ...shopKind, nameZh: ' ' }, 'nameZh', 'REQUIRED'],
  ])('an invalid draft at %s is refused at its field: %j', async (path, draft, field, code) => {
    expect(await test.post(path, draft, owner)).toMatchObject({ code: codes.invalid, fieldErrors: [{ field, code }] });
  });

  it('a label of another active entry is refused in both languages, ignoring case', async () => {
    const taken = { code: codes.invalid, fieldErrors: [{ field: 'labelEn', code: 'NAME_TAKEN' }] };
    expect(await save(frozen, { labelEn: 'ACTIVE' })).toMatchObject(taken);
    expect(await save(frozen, { labelZh: '正常' })).toMatchObject({
      fieldErrors: [{ field: 'labelZh', code: 'NAME_TAKEN' }],
    });
  });

  it('a stale version is refused with the current entry', async () => {
    const { version } = await readEntry(frozen);
    expect(await save(frozen, { version: version - 1 })).toMatchObject({
      code: codes.versionConflict,
      data: { current: { version } },
    });
  });
});

it('[seed 3.15] dictionaries are listed with their source, version and number of entries', async () => {
  const { list, total } = await test.call(listDicts, { pageSize: 200 }, owner);
  expect(total).toBe(list.length);
  expect(list.find(({ id }) => id === 'freeze_reason')).toMatchObject({
    kind: 'SYSTEM',
    isEditable: true,
    updatedBy: '',
    allowedActions: [{ action: 'EDIT', enabled: true }],
  });
  const found = await test.call(listDicts, { keyword: '卡片综合状态' }, owner);
  expect(found.list.map(({ id, entries }) => [id, entries])).toEqual([['card_state', 8]]);
  const entries = await test.call(listDictEntries, { filter: { dict: ['card_state'] } }, owner);
  expect(entries.list.map(({ code }) => code).slice(0, 3)).toEqual(['CREATING', 'PENDING', 'FAILED']);
  expect((await test.call(listDictEntries, { keyword: '已冻结' }, owner)).list.map(({ id }) => id)).toContain(frozen);
});

describe('a changed label', () => {
  const queried = async (): Promise<OutputOf<typeof queryDicts>> =>
    test.call(queryDicts, { dicts: ['card_state'] }, await test.signIn('support'));

  it('[seed 3.15] raises the version, is sent to all open pages, and is in the audit log', async () => {
    const before = await queried();
    const stream = await readEvents(test.app, await test.signIn('support'));
    expect(await stream.next()).toMatchObject({ say: 'release' });
    expect((await save(frozen)).code).toBe(200);
    expect(await stream.next()).toEqual({ say: 'dicts' });
    stream.leave();
    const after = await queried();
    expect(after.version).toBe(before.version + 1);
    expect(after.dicts['card_state']?.find(({ code }) => code === 'FROZEN')).toEqual({
      code: 'FROZEN',
      label: { en_US: 'On ice', zh_CN: '已冰冻' },
      colour: 'bad',
      isColourChosen: true,
      sort: 5,
    });
    const { list } = await test.call(listAudit, { filter: { objectType: ['dict_detail'] } }, owner);
    expect(await test.call(readAudit, { id: list[0]?.id ?? '' }, owner)).toMatchObject({
      before: { labelEn: 'Frozen', colour: 'info' },
      after: { labelEn: 'On ice', colour: 'bad' },
    });
  });

  it('is preserved by a restart and an upgrade, which only add missing entries', async () => {
    const { database } = test;
    await database.owner.execute(sql`delete from dict_detail where dict_code = 'card_state' and code = 'EXPIRED'`);
    const before = await queried();
    await syncReference(database.pool, features);
    expect(await readEntry(frozen)).toMatchObject({ label: { en_US: 'On ice' }, colour: 'bad', sort: 5 });
    expect(await readEntry('card_state:EXPIRED')).toMatchObject({ label: { en_US: 'Expired' } });
    expect((await queried()).version).toBe(before.version + 1);
    await syncReference(database.pool, features);
    expect((await queried()).version).toBe(before.version + 1);
  });
});

it('a color of the product is updated from the product, and a custom color is preserved', async () => {
  const { owner: db, pool } = test.database;
  await db.execute(sql`
    update dict_detail set colour = 'mute', product_colour = 'mute' where dict_code = 'card_state' and code = 'ACTIVE'`);
  await db.execute(
    sql`update dict_detail set product_colour = 'mute' where dict_code = 'card_state' and code = 'FROZEN'`,
  );
  await syncReference(pool, features);
  const { dicts } = await test.call(queryDicts, { dicts: ['card_state'] }, owner);
  const found = (code: string) => dicts['card_state']?.find((one) => one.code === code);
  expect(found('ACTIVE')).toEqual({ code: 'ACTIVE', label: { en_US: 'Active', zh_CN: '正常' }, colour: 'ok', sort: 4 });
  expect(found('FROZEN')).toMatchObject({ colour: 'bad', isColourChosen: true });
});

it('a changed button name is preserved by a restart, and an unchanged one is updated from the product', async () => {
  const name = { en_US: 'Ice cards', zh_CN: '冻住卡片' };
  const { owner: db, pool } = test.database;
  await db.execute(sql`update button set name = ${JSON.stringify(name)}::jsonb where code = 'cards.card.freeze'`);
  const older = JSON.stringify({ en_US: 'Of an older version', zh_CN: '旧版名称' });
  await db.execute(sql`
    update button set name = ${older}::jsonb, product_name = ${older}::jsonb where code = 'cards.card.unfreeze'`);
  await syncReference(pool, features);
  const { rows } = await db.execute(
    sql`select name from button where code in ('cards.card.freeze', 'cards.card.unfreeze') order by code`,
    { name: i18nText },
  );
  expect(rows[0]).toEqual({ name });
  expect(rows[1]?.name).not.toEqual(JSON.parse(older));
});

it('a disabled system entry is no longer offered, and its label is preserved', async () => {
  const { version } = await readEntry(frozen);
  const disabled = await test.call(setDictEntryStatus, { id: frozen, version, status: 'DISABLED' }, owner);
  expect(disabled.allowedActions).toEqual([
    { action: 'EDIT', enabled: true },
    { action: 'ENABLE', enabled: true },
    { action: 'DELETE', enabled: false, reason: 'SYSTEM' },
  ]);
  const { dicts } = await test.call(queryDicts, { dicts: ['card_state'] }, owner);
  expect(dicts['card_state']?.find(({ code }) => code === 'FROZEN')).toMatchObject({ isDisabled: true });
  await test.call(setDictEntryStatus, { id: frozen, version: version + 1, status: 'ACTIVE' }, owner);
});

it('a custom dictionary can get and lose entries, one of which is the default', async () => {
  const made = await test.call(createDict, shopKind, owner);
  expect(made).toMatchObject({ id: 'shop_kind', kind: 'OWN', entries: 0, updatedBy: 'Margaret Osei' });
  const add = (code: string, rest: object = {}) =>
    test.post('/dictDetail/create', { dict: 'shop_kind', code, ...looks, ...rest }, owner);
  expect(await add('corner shop')).toMatchObject({ fieldErrors: [{ field: 'code', code: 'DICT_ENTRY_CODE' }] });
  const corner = { dict: 'shop_kind', code: 'CORNER', ...looks, isDefault: true };
  await test.call(createDictEntry, corner, owner);
  expect(await add('CORNER')).toMatchObject({ fieldErrors: [{ field: 'code', code: 'CODE_TAKEN' }] });
  expect((await add('KIOSK', { isDefault: true })).code).toBe(codes.invalid);
  const named = { labelEn: 'Booth', labelZh: '亭子', isDefault: true };
  expect((await add('KIOSK', named)).code).toBe(200);
  expect(await readEntry('shop_kind:CORNER')).toMatchObject({ isDefault: false, version: 2 });
  expect(await test.call(readDict, { id: 'shop_kind' }, owner)).toMatchObject({ entries: 2, version: 3 });

  const kiosk = { id: 'shop_kind:KIOSK', version: 1 };
  await test.call(updateDictEntry, { ...kiosk, ...looks, labelEn: 'Kiosk', labelZh: '报亭', isDefault: true }, owner);
  await test.call(removeDictEntry, { ...kiosk, version: 2 }, owner);
  expect((await test.post('/dictDetail/detail', { id: kiosk.id }, owner)).code).toBe(codes.notFound);
  const { dicts } = await test.call(queryDicts, { dicts: ['shop_kind'] }, owner);
  expect(dicts['shop_kind']?.map(({ code }) => code)).toEqual(['CORNER']);
});

it('the database refuses writes by other companies, new system entries and changed codes', async () => {
  const asCompany = (companyId: string, statement: SQL) =>
    inTransaction(test.database.pool, { as: 'company', companyId }, (db) => db.execute(statement));
  const rename = sql`update dict_detail set sort = 9 where dict_code = 'card_state' and code = 'FROZEN'`;
  expect((await asCompany(demoCompanies.lanshi, rename)).rowCount).toBe(0);
  await expect(
    asCompany(
      demoCompanies.aldermoor,
      sql`
      insert into dict_detail (dict_code, code, label, sort) values ('card_state', 'X', '{}'::jsonb, 1)`,
    ),
  ).rejects.toThrow();
  await expect(
    asCompany(demoCompanies.aldermoor, sql`update dict_detail set code = 'X' where dict_code = 'card_state'`),
  ).rejects.toThrow();
});
