import {
  clearRecentMenus,
  flushTokenTime,
  pinMenus,
  queryMenuChoices,
  queryMenus,
  recordRecentMenu,
  unpinMenu,
} from '@console/contracts';
import { queryDescriptions, queryDicts } from '@console/contracts';
import { fixedId } from '../db/ids';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { sql } from '../db/sql';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const cardsMenu = fixedId('menu', 2);

it('a user gets only the menus that their buttons permit [seed 7.12]', async () => {
  const operations = await test.call(queryMenus, {}, await test.signIn('operations'));
  const developer = await test.call(queryMenus, {}, await test.signIn('developer'));
  const operator = await test.call(queryMenus, {}, await test.signIn('channel.operator'));
  const urls = (menus: typeof operations) =>
    menus.systemMenuList.map(({ url, subMenuList }) => [url, ...subMenuList.map((it) => it.url)]);
  expect(urls(operations)).toEqual([
    ['index'],
    ['cards-balance', 'cards-balance-create-card', 'cards-balance-view-card-detail'],
    ['settings-profile'],
  ]);
  expect(urls(developer)).toEqual([['index'], ['settings-profile']]);
  expect(urls(operator)).toEqual([['cards-balance', 'cards-balance-view-card-detail'], ['settings-profile']]);
  expect(developer.knownPages).toContain('cards-balance');
  expect(developer.menuVersion).not.toBe(operations.menuVersion);
});

it('a menu has the granted buttons of its noun', async () => {
  const support = await test.call(queryMenus, {}, await test.signIn('support'));
  const cards = support.systemMenuList.find(({ url }) => url === 'cards-balance');
  expect(cards?.buttonList.map(({ buttonId }) => buttonId)).toEqual([
    'cards.card.cancel',
    'cards.card.freeze',
    'cards.card.view',
  ]);
});

it('only menus with the flag isRecentUser are recorded as recent [seed 7.15]', async () => {
  const user = await test.signIn('owner');
  await test.call(recordRecentMenu, { menuId: fixedId('menu', 1) }, user);
  await test.call(recordRecentMenu, { menuId: cardsMenu }, user);
  expect((await test.call(queryMenus, {}, user)).recentMenuList.map(({ url }) => url)).toEqual(['cards-balance']);
});

it('a menu without permission cannot be recorded as recent', async () => {
  expect(await test.post('/menu/recordRecent', { menuId: cardsMenu }, await test.signIn('developer'))).toMatchObject({
    code: 1003,
  });
});

it('pins are in the order of the request, and a single pin can be removed [seed 7.14]', async () => {
  const user = await test.signIn('finance.maker');
  const pinned = async () => (await test.call(queryMenus, {}, user)).pinnedMenuList?.map(({ url }) => url);
  await test.call(pinMenus, { menuIds: [cardsMenu, fixedId('menu', 1)] }, user);
  expect(await pinned()).toEqual(['cards-balance', 'index']);
  await test.call(pinMenus, { menuIds: [fixedId('menu', 1), cardsMenu] }, user);
  expect(await pinned()).toEqual(['index', 'cards-balance']);
  expect(await test.call(unpinMenu, { menuId: fixedId('menu', 1) }, user)).toEqual({ menuIds: [cardsMenu] });
  expect(await pinned()).toEqual(['cards-balance']);
});

it('a menu without permission, a hidden menu and a twenty-first menu cannot be pinned', async () => {
  const pin = async (login: 'developer' | 'owner', menuIds: string[]) =>
    (await test.post('/menu/pin', { menuIds }, await test.signIn(login))).code;
  expect(await pin('developer', [cardsMenu])).toBe(1003);
  expect(await pin('owner', [fixedId('menu', 3)])).toBe(1003);
  const many = Array.from({ length: 21 }, (_, index) => fixedId('menu', index + 1));
  expect(await pin('owner', many)).toBe(1001);
});

it('recent menus can be cleared [seed 7.15]', async () => {
  const user = await test.signIn('auditor');
  await test.call(recordRecentMenu, { menuId: cardsMenu }, user);
  await test.call(clearRecentMenus, {}, user);
  expect((await test.call(queryMenus, {}, user)).recentMenuList).toEqual([]);
});

it('the menu version changes with the buttons of a role, and is returned by a session renewal', async () => {
  const user = await test.signIn('risk');
  const before = await test.call(queryMenus, {}, user);
  expect((await test.call(flushTokenTime, {}, user)).menuVersion).toBe(before.menuVersion);
  await test.database.owner.execute(sql`
    delete from role_button using user_role ur join app_user u on u.id = ur.user_id
    where role_button.role_id = ur.role_id and u.login_name = 'risk' and button_code = 'cards.card.unfreeze'`);
  const { menuVersion } = await test.call(flushTokenTime, {}, user);
  expect(menuVersion).not.toBe(before.menuVersion);
  expect((await test.call(queryMenus, {}, user)).menuVersion).toBe(menuVersion);
});

it('the menu choices are the visible menus with their pins [seed 7.13]', async () => {
  const { list } = await test.call(queryMenuChoices, {}, await test.signIn('operations'));
  expect(list.map(({ url, pinned }) => [url, pinned])).toEqual([
    ['index', false],
    ['cards-balance', false],
  ]);
});

it('dictionaries are returned again only if they have changed [seed 7.19]', async () => {
  const user = await test.signIn('support');
  const first = await test.call(queryDicts, { dicts: ['card_state', 'no_such'] }, user);
  expect(first.dicts['card_state']?.find(({ code }) => code === 'ACTIVE')).toEqual({
    code: 'ACTIVE',
    label: { en_US: 'Active', zh_CN: '正常' },
    colour: 'ok',
    sort: 4,
  });
  expect(first.dicts['no_such']).toEqual([]);
  expect(await test.call(queryDicts, { dicts: ['card_state'], sinceVersion: first.version }, user)).toEqual({
    version: first.version,
    dicts: {},
  });
});

it('descriptions are in the order of the request, and an unknown code is its own label [seed 7.21]', async () => {
  const items = [
    { dict: 'freeze_reason', code: 'LOST' },
    { dict: 'freeze_reason', code: 'MOON' },
  ];
  const { list } = await test.call(queryDescriptions, { items }, await test.signIn('support'));
  expect(list.map(({ label }) => label.en_US)).toEqual(['Card details lost', 'MOON']);
});
