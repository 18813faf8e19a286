import { queryMenus, recordRecentMenu, type InputOf } from '@console/contracts';
import { listMenus, saveMenu } from '@console/contracts/releases';
import { features } from '../../../domains';
import { readEvents } from '../../../testing/event-reader';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { syncReference } from '../../../platform/reference/reference.store';

let test: TestApp;
let devops: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  devops = await test.signIn('devops');
});
afterAll(() => test.close());

const why = 'The disputes team begins.';
const draftOf = (url: string, rest: Partial<InputOf<typeof saveMenu>> = {}): InputOf<typeof saveMenu> => ({
  url,
  nameEn: 'Disputes',
  nameZh: '争议',
  below: '',
  seq: 25,
  icon: 'card',
  position: 1,
  isCache: false,
  isHidden: false,
  isRecentUser: true,
  version: 0,
  why,
  ...rest,
});
const menuOf = async (url: string) => (await test.call(listMenus, {}, devops)).list.find((menu) => menu.url === url);
const save = (body: InputOf<typeof saveMenu>, headers = devops) => test.post('/menu/save', body, headers);
const changed = async (url: string, rest: Partial<InputOf<typeof saveMenu>>) =>
  save(draftOf(url, { version: (await menuOf(url))?.version ?? 0, ...rest }));

it('[seed 3.4] a new menu opens the page of a live remote for users with its permission', async () => {
  const seen = async () => {
    const { systemMenuList } = await test.call(queryMenus, {}, await test.signIn('operations'));
    return systemMenuList.map(({ url, names }) => [url, names.zh_CN]);
  };
  await test.database.owner.execute(sql`delete from menu where up_id is not null`);
  await test.database.owner.execute(sql`delete from menu where url = 'cards-balance'`);
  expect((await seen()).map(([url]) => url)).not.toContain('cards-balance');
  const made = await test.call(saveMenu, draftOf('cards-balance'), devops);
  expect(made).toMatchObject({
    version: 1,
    isProduct: false,
    opens: { module: 'cards', permission: 'cards.card.view' },
  });
  expect(await seen()).toContainEqual(['cards-balance', '争议']);
});

it('a menu without a page is stored with `opens: null` and hidden from users', async () => {
  const made = await test.call(saveMenu, draftOf('disputes', { below: 'cards-balance', position: 2 }), devops);
  // A submenu is in the same group as its parent, whatever position the draft has.
  expect(made).toMatchObject({ opens: null, below: 'cards-balance', position: 1 });
  const { systemMenuList } = await test.call(queryMenus, {}, await test.signIn('operations'));
  expect(systemMenuList.flatMap(({ subMenuList }) => subMenuList.map(({ url }) => url))).not.toContain('disputes');
});

it('the second of two concurrent saves of the same menu is refused with the current menu', async () => {
  const answers = await Promise.all([
    save(draftOf('fees', { nameEn: 'Fees' })),
    save(draftOf('fees', { nameEn: 'Charges' }), await test.signIn('owner')),
  ]);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 1004]));
  const refused = answers.find(({ code }) => code === 1004);
  expect(refused?.data).toEqual({
    reason: 'The menu of fees has version 1 now. Review it and decide again.',
    current: await menuOf('fees'),
  });
  expect((await menuOf('fees'))?.version).toBe(1);
});

it.each([
  ['no name in Chinese', draftOf('terms', { nameZh: ' ' }), 'nameZh'],
  ['an invalid page name', draftOf('../login'), 'url'],
  ['an unknown parent', draftOf('terms', { below: 'nowhere' }), 'below'],
  ['a submenu as parent', draftOf('terms', { below: 'disputes' }), 'below'],
  ['no reason', draftOf('terms', { why: '' }), 'why'],
])('a menu with %s is refused at its field and not stored', async (_what, draft, field) => {
  expect(await save(draft)).toMatchObject({ code: 1001, fieldErrors: [{ field }] });
  expect(await menuOf('terms')).toBeUndefined();
});

it('submenus are moved with their parent', async () => {
  expect(await changed('cards-balance', { position: 2 })).toMatchObject({ code: 200, data: { version: 2 } });
  expect((await menuOf('disputes'))?.position).toBe(2);
});

it("a removed menu is removed from recent menus; a parent and a built-in menu can't be removed", async () => {
  const remove = async (url: string) =>
    test.post('/menu/remove', { url, version: (await menuOf(url))?.version, why }, devops);
  const menuId = (await menuOf('cards-balance'))?.menuId ?? '';
  await test.call(recordRecentMenu, { menuId }, await test.signIn('operations'));
  expect(await remove('cards-balance')).toMatchObject({
    code: 1007,
    data: { reason: 'The menu of cards-balance has submenus: disputes; move or remove them first.' },
  });
  expect(await remove('disputes')).toMatchObject({ code: 200 });
  expect(await remove('cards-balance')).toMatchObject({ code: 200 });
  expect(await menuOf('cards-balance')).toBeUndefined();
  expect(await remove('index')).toMatchObject({
    code: 1007,
    data: { reason: 'The menu of index is built in; hide it instead.' },
  });
  expect(await changed('index', { isHidden: true })).toMatchObject({ code: 200 });
});

it('all changes are logged with their reason, and users without the permission are refused', async () => {
  const { rows } = await test.database.owner.execute(
    sql`select object_label as label, reason from audit_event where object_type = 'menu' order by at, id`,
    { label: text, reason: text },
  );
  expect(new Set(rows.map(({ reason }) => reason))).toEqual(new Set([why]));
  expect(rows.map(({ label }) => label)).toEqual([
    'cards-balance',
    'disputes',
    'fees',
    'cards-balance',
    'disputes',
    'cards-balance',
    'index',
  ]);
  const developer = await test.signIn('developer');
  expect(await test.post('/menu/list', {}, developer)).toMatchObject({ code: 1403 });
  expect(await save(draftOf('terms'), developer)).toMatchObject({ code: 1403 });
});

it('a page name with one slash is accepted, and an invalid page name is refused', async () => {
  expect(await menuOf('adminstration/menu')).toMatchObject({ isProduct: true, position: 2 });
  const made = await test.call(saveMenu, draftOf('adminstration/disputes'), devops);
  expect(made).toMatchObject({ url: 'adminstration/disputes', version: 1 });
  for (const url of ['adminstration/', '/menu', 'a/b/c', '../login', 'a//b'])
    expect(await save(draftOf(url))).toMatchObject({ code: 1001 });
});

it('a changed menu is sent to all open pages', async () => {
  const stream = await readEvents(test.app, await test.signIn('support'));
  expect(await stream.next()).toMatchObject({ say: 'release' });
  expect((await changed('index', { nameEn: 'Start' })).code).toBe(200);
  expect(await stream.next()).toEqual({ say: 'grants' });
  stream.leave();
});

it("edited names and the order of the product's menus are preserved by a restart, which only adds missing menus", async () => {
  const renamed = { nameEn: 'Team', nameZh: '团队', seq: 7, position: 2 } as const;
  expect((await changed('user-management', renamed)).code).toBe(200);
  const before = await menuOf('user-management');
  await test.database.owner.execute(sql`delete from menu where url = 'send-record'`);
  await syncReference(test.database.pool, features);
  expect(await menuOf('send-record')).toBeDefined();
  expect(await menuOf('user-management')).toEqual(before);
  expect(before).toMatchObject({ names: { en_US: 'Team', zh_CN: '团队' }, seq: 7 });
});
