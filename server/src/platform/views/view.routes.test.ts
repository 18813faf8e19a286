import { codes } from '@console/contracts';
import { listAudit } from '@console/contracts/audit';
import {
  beginWithView,
  createView,
  saveLayout,
  listViews,
  removeView,
  saveView,
  type ViewContent,
  type ViewDraft,
} from '@console/contracts/views';
import type { DemoLogin } from '@console/demo/ids';
import { openTestApp, type TestApp } from '../../testing/test-app';

type Headers = Record<string, string>;

const list = '/card/list';
const content: ViewContent = {
  filters: [{ name: 'state', values: ['FROZEN'] }],
  keyword: '',
  sort: { key: 'balance', dir: 'desc' },
  look: { columns: [{ key: 'alias', isShown: false, width: null }], density: 'COMPACT' },
};
const draft: ViewDraft = { name: 'Frozen', scope: 'PRIVATE', roleId: null, content };

let test_: TestApp;
const people: Partial<Record<DemoLogin, Headers>> = {};
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
});
afterAll(() => test_.close());
beforeEach(async () => {
  await test_.database.pool.query('delete from list_preference');
  await test_.database.pool.query('delete from saved_view');
});

const as = async (login: DemoLogin): Promise<Headers> => (people[login] ??= await test_.signIn(login));
const keyed = (headers: Headers): Headers => ({ ...headers, 'idempotency-key': crypto.randomUUID() });
const viewsOf = async (login: DemoLogin, of = list) => test_.call(listViews, { list: of }, await as(login));
const namesOf = async (login: DemoLogin) => (await viewsOf(login)).views.map(({ name }) => name);
const create = async (login: DemoLogin, change: Partial<ViewDraft> = {}) =>
  test_.call(createView, { ...draft, ...change, list }, keyed(await as(login)));
const tryTo = async (path: string, input: object, login: DemoLogin) => test_.post(path, input, keyed(await as(login)));

test('a private view is returned as saved, and only to its owner', async () => {
  const view = await create('operations');
  expect(view).toMatchObject({ name: 'Frozen', isOwn: true, mayChange: true, content });
  expect([await namesOf('operations'), await namesOf('owner'), await namesOf('owner.zh')]).toEqual([
    ['Frozen'],
    [],
    [],
  ]);
  const { id, version } = view;
  for (const [path, input] of [
    ['/view/update', { ...draft, id, version }],
    ['/view/delete', { id, version }],
    ['/view/default', { list, viewId: id }],
  ] as const)
    expect([path, (await tryTo(path, input, 'owner')).code]).toEqual([path, codes.notFound]);
});

test('a view shared with the company is visible only to users of the company with full data scope', async () => {
  await create('operations', { scope: 'COMPANY' });
  expect(await namesOf('support')).toEqual(['Frozen']);
  expect([await namesOf('merchant.owner'), await namesOf('channel.operator'), await namesOf('owner.zh')]).toEqual([
    [],
    [],
    [],
  ]);
  const [seen] = (await viewsOf('support')).views;
  expect(seen).toMatchObject({ isOwn: false, mayChange: false, owner: 'Daniel Koh' });
  const target = { id: seen?.id, version: seen?.version };
  expect((await tryTo('/view/delete', target, 'support')).code).toBe(codes.noPermission);
});

test('a view shared with a role is visible to users with the role', async () => {
  const { roles, mayShare } = await viewsOf('operations');
  expect([roles.map(({ name }) => name.en_US), mayShare]).toEqual([['Operations'], true]);
  await create('operations', { scope: 'ROLE', roleId: roles[0]?.id ?? '' });
  expect([await namesOf('operations'), await namesOf('owner')]).toEqual([['Frozen'], []]);
  await test_.database.pool.query(
    `insert into user_role (company_id, user_id, role_id)
     select company_id, (select id from app_user where login_name = 'support'), role_id from user_role
     where user_id = (select id from app_user where login_name = 'operations')`,
  );
  expect(await namesOf('support')).toEqual(['Frozen']);
  await test_.database.pool.query(`delete from user_role where user_id =
    (select id from app_user where login_name = 'support') and role_id = '${roles[0]?.id}'`);
});

test('sharing a view without the permission, with a foreign role or without a role is refused', async () => {
  expect(await viewsOf('support')).toMatchObject({ roles: [], mayShare: false });
  const scoped = { ...draft, list, scope: 'COMPANY' };
  expect((await tryTo('/view/create', scoped, 'support')).code).toBe(codes.noPermission);
  const { id, version } = await create('support');
  const wider = { ...draft, scope: 'COMPANY', id, version };
  expect((await tryTo('/view/update', wider, 'support')).code).toBe(codes.noPermission);
  const [foreign] = (await viewsOf('owner')).roles;
  for (const roleId of [foreign?.id, null])
    expect(await tryTo('/view/create', { ...draft, list, scope: 'ROLE', roleId }, 'operations')).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field: 'roleId' }],
    });
});

test('views of a list are refused to users who cannot open the list', async () => {
  const refused = async (of: string, login: DemoLogin) => (await tryTo('/view/list', { list: of }, login)).code;
  expect(await refused('/card/list', 'developer')).toBe(codes.noPermission);
  expect((await tryTo('/view/create', { ...draft, list }, 'developer')).code).toBe(codes.noPermission);
  expect((await tryTo('/view/look', { list, look: null }, 'developer')).code).toBe(codes.noPermission);
  expect(await refused('/nothing/list', 'owner')).toBe(codes.notFound);
  expect(await refused('/card/detail', 'owner')).toBe(codes.notFound);
});

test('another user with the permission to share can change a shared view, and cannot unshare it', async () => {
  const { id, version } = await create('operations', { scope: 'COMPANY' });
  const renamed = await test_.call(
    saveView,
    { ...draft, scope: 'COMPANY', name: 'Frozen cards', id, version },
    await as('owner'),
  );
  expect(renamed).toMatchObject({ name: 'Frozen cards', version: version + 1, isOwn: false });
  expect(await tryTo('/view/update', { ...draft, id, version: version + 1 }, 'owner')).toMatchObject({
    code: codes.invalid,
    fieldErrors: [{ field: 'scope' }],
  });
  // The owner sends the version that was current before the change.
  const stale = await tryTo('/view/update', { ...draft, id, version }, 'operations');
  expect(stale).toMatchObject({ code: codes.versionConflict, data: { current: { name: 'Frozen cards' } } });
});

test('a view name is unique for its owner, regardless of case', async () => {
  await create('operations');
  const second = await create('operations', { name: 'Others' });
  const taken = { code: codes.invalid, fieldErrors: [{ field: 'name', code: 'NAME_TAKEN' }] };
  expect(await tryTo('/view/create', { ...draft, name: 'FROZEN', list }, 'operations')).toMatchObject(taken);
  const { id, version } = second;
  expect(await tryTo('/view/update', { ...draft, id, version }, 'operations')).toMatchObject(taken);
  expect((await tryTo('/view/update', { ...draft, name: 'OTHERS', id, version }, 'operations')).code).toBe(codes.ok);
});

test('the default view of a user is reset when the view is unshared or deleted', async () => {
  const { id, version } = await create('operations', { scope: 'COMPANY' });
  await test_.call(beginWithView, { list, viewId: id }, await as('owner'));
  expect([(await viewsOf('owner')).defaultId, (await viewsOf('operations')).defaultId]).toEqual([id, null]);
  expect((await tryTo('/view/default', { list: '/transaction/list', viewId: id }, 'owner')).code).toBe(codes.notFound);
  const { version: hidden } = await test_.call(saveView, { ...draft, id, version }, await as('operations'));
  expect((await viewsOf('owner')).defaultId).toBeNull();
  await test_.call(removeView, { id, version: hidden }, await as('operations'));
  expect(await viewsOf('owner')).toMatchObject({ views: [], defaultId: null });
});

test('columns and density are stored per user and list, independently of the default view', async () => {
  const { id } = await create('operations');
  const { look: layout } = content;
  await test_.call(saveLayout, { list, look: layout }, await as('operations'));
  await test_.call(beginWithView, { list, viewId: id }, await as('operations'));
  expect(await viewsOf('operations')).toMatchObject({ look: layout, defaultId: id });
  expect((await viewsOf('operations', '/transaction/list')).look).toBeNull();
  expect((await viewsOf('owner')).look).toBeNull();
  await test_.call(saveLayout, { list, look: null }, await as('operations'));
  expect(await viewsOf('operations')).toMatchObject({ look: null, defaultId: id });
});

test('changes of views are in the audit log without the search keyword', async () => {
  const { id, version } = await create('operations', { content: { ...content, keyword: 'Mei Tanaka' } });
  await test_.call(removeView, { id, version }, await as('operations'));
  const { list: lines } = await test_.call(listAudit, { keyword: id }, await as('owner'));
  expect(lines.map(({ action }) => action).toSorted()).toEqual(['/view/create', '/view/delete']);
  expect(JSON.stringify(lines)).not.toContain('Tanaka');
  const number = await tryTo(
    '/view/create',
    { ...draft, list, content: { ...content, keyword: '4242424242424242' } },
    'operations',
  );
  expect(number).toMatchObject({ code: codes.invalid, fieldErrors: [{ field: 'content.keyword' }] });
});
