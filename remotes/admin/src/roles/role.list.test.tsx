import { codes } from '@console/contracts';
import {
  copyRole,
  countRoles,
  listRoleOptions,
  listRoles,
  listRoleUsers,
  readRole,
  readRoleHistory,
  readRoleMatrix,
  removeRole,
  role,
  type RoleDetail,
  setRoleStatus,
} from '@console/contracts/roles';
import { fakeServer, idOf, listResultOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import RoleList from './role.list';
import { matrix, roleId, roleOf, requestOf } from './testing/role-samples';

const grants = ['admin.role.view', 'admin.role.save', 'admin.role.delete'];
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(RoleList, { at: '/main/role-management', grants, texts: locales, ...options });
const plain = (one: RoleDetail) => role.strip().parse(one);
const other = roleOf({
  id: idOf('role', 2),
  name: { en_US: 'Reader', zh_CN: '查阅' },
  buttons: ['cards.card.view', 'admin.audit.view'],
});
const serverOf = (one: RoleDetail = roleOf()) =>
  fakeServer()
    .on(listRoles, (query) => listResultOf([plain(one), plain(other)], query))
    .on(countRoles, () => ({ total: 2, counts: [{ value: 'ACTIVE' as const, count: 2 }] }))
    .on(readRole, ({ id }) => (id === other.id ? other : one))
    .on(readRoleMatrix, () => matrix)
    .on(listRoleUsers, () => ({
      list: [{ id: idOf('user', 6), nickname: 'Sofia Marques', loginName: 'support', status: 'ACTIVE' as const }],
    }))
    .on(readRoleHistory, () => ({
      list: [
        {
          id: 'aud_1',
          at: '2026-11-20T08:00:00.000Z',
          by: 'Margaret Osei',
          action: '/role/update',
          before: null,
          after: { granted: ['cards.card.freeze'], requestedButtons: ['cards.card.unfreeze'] },
          reason: null,
        },
      ],
      names: [],
    }))
    .on(listRoleOptions, () => ({ list: [one, other].map(optionOf) }));
const optionOf = ({ id, name, accountType, allMerchantAccess, status }: RoleDetail) => ({
  id,
  name,
  accountType,
  allMerchantAccess,
  status,
});
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
/** Opens the menu with further actions of a role. */
async function more({ user }: Awaited<ReturnType<typeof show>>, name: RegExp | string) {
  await user.click((await rowOf(/Card desk/)).getByRole('button', { name: 'More actions' }));
  return screen.findByRole('menuitem', { name });
}
const dialog = async () => within(await screen.findByRole('dialog'));

test('each row shows type, description, reach and status in both languages', async () => {
  serverOf();
  const { speak } = await show();
  const row = await rowOf(/Card desk/);
  for (const text of ['Custom', 'Issues and freezes cards.', 'Company', 'All', 'Active'])
    expect(row.getByText(text)).toBeTruthy();
  await speak('zh-CN');
  for (const text of ['自定义', '开卡和冻结卡片。']) expect((await rowOf(/卡务/)).getByText(text)).toBeTruthy();
});

test('the role of a channel shows no merchants, because its users see none', async () => {
  serverOf(roleOf({ accountType: 'CHANNEL', allMerchantAccess: false }));
  await show();
  const row = await rowOf(/Card desk/);
  expect(row.queryByText('Assigned only')).toBeNull();
  expect(row.getByText('–')).toBeTruthy();
});

test('the tabs show the number of roles per status', async () => {
  serverOf();
  await show();
  for (const name of ['All 2', 'Active 2', 'Disabled 0']) expect(await screen.findByRole('tab', { name })).toBeTruthy();
});

test('a user with view permission only has no actions', async () => {
  serverOf(roleOf({ allowedActions: [] }));
  await show({ grants: ['admin.role.view'] });
  expect((await rowOf(/Card desk/)).queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create role' })).toBeNull();
});

test('the disabled Delete action of a role with users has its reason', async () => {
  serverOf();
  const barred = await more(await show(), /^Delete/);
  expect(barred.getAttribute('aria-disabled')).toBe('true');
  expect(barred.textContent).toContain('Users have this role. Remove it from them first');
});

test('deleting a role without users requires its name', async () => {
  const server = serverOf(roleOf({ users: 0, allowedActions: [{ action: 'DELETE', enabled: true }] }));
  server.on(removeRole, () => ({ ok: true as const }));
  const { user } = await show();
  await user.click((await rowOf(/Card desk/)).getByRole('button', { name: 'Delete' }));
  const question = await dialog();
  await user.type(question.getByRole('textbox'), 'Card desk');
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.inputsOf(removeRole)).toEqual([{ id: roleId, version: 3 }]));
});

test('the disable dialog shows the number of affected users, and a refusal', async () => {
  serverOf().on(setRoleStatus, () => {
    throw refusal(codes.transition);
  });
  const shown = await show();
  await shown.user.click(await more(shown, 'Disable'));
  const question = await dialog();
  expect(question.getByText('2 users immediately lose what only this role permits.')).toBeTruthy();
  await shown.user.click(question.getByRole('button', { name: 'Disable' }));
  expect(await question.findByRole('alert')).toBeTruthy();
});

test('a copy requires new names, and its form opens', async () => {
  const copyId = idOf('role', 3);
  const server = serverOf(roleOf({ notHeld: 3 })).on(copyRole, () => roleOf({ id: copyId }));
  const { user, requested } = await show();
  await user.click((await rowOf(/Card desk/)).getByRole('button', { name: 'Copy' }));
  const question = await dialog();
  expect(question.getByText(/3 permissions that you don't have aren't copied/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Copy' }));
  expect(await question.findAllByText('Cannot be empty')).toHaveLength(2);
  await user.type(question.getByRole('textbox', { name: /English/ }), 'Second desk');
  await user.type(question.getByRole('textbox', { name: /Chinese/ }), '第二卡务');
  await user.click(question.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(requested.visited.at(-1)).toBe(`/main/role-management-save?id=${copyId}`));
  expect(server.inputsOf(copyRole)).toEqual([{ id: roleId, version: 3, nameEn: 'Second desk', nameZh: '第二卡务' }]);
});

test('a role has its menus, users and history, and can be compared with another role', async () => {
  serverOf();
  const { user, search } = await show({ at: `/main/role-management?role=${roleId}` });
  const record = await dialog();
  const menus = within(await record.findByRole('list', { name: 'Menus' }));
  expect(menus.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Cards']);
  expect(await record.findByText('Sofia Marques')).toBeTruthy();
  expect(record.getByText('1 more user')).toBeTruthy();
  await user.click(await record.findByRole('button', { name: 'Show changes' }));
  const cellsOf = (name: RegExp) => within(record.getByRole('row', { name })).getAllByRole('cell');
  expect(cellsOf(/Permissions granted/)[1]?.textContent).toBe('Freeze cards');
  expect(cellsOf(/Permissions requested/)[1]?.textContent).toBe('Unfreeze cards');
  await user.click(await record.findByRole('combobox', { name: 'Compare with' }));
  await user.click(await screen.findByRole('option', { name: 'Reader' }));
  expect(search()).toContain(`with=${other.id}`);
  const theirs = within(await record.findByRole('region', { name: 'Only Reader' }));
  theirs.getByRole('heading', { name: 'Only Reader (1)' });
  expect(theirs.getByRole('definition').textContent).toBe('View the audit log');
  const own = within(record.getByRole('region', { name: 'Only Card desk' }));
  expect(own.getByRole('term').textContent).toBe('Cards');
  expect(own.getByRole('definition').textContent).toBe('Freeze cards');
});

test('a role shows its pending request with the requester and a link to the review', async () => {
  serverOf(roleOf({ requested: requestOf() }));
  await show({ at: `/main/role-management?role=${roleId}`, grants: ['admin.role.view', 'reviews.review.view'] });
  const record = await dialog();
  expect(await record.findByText('Permissions pending review')).toBeTruthy();
  expect(record.getAllByText('Unfreeze cards').length).toBeGreaterThan(0);
  expect(record.getByRole('link', { name: 'RV-20261120-0001' }).getAttribute('href')).toContain('q=RV-20261120-0001');
});

test('a list that fails to load can be retried', async () => {
  let isBroken = true;
  serverOf().on(listRoles, (query) => {
    if (isBroken) throw refusal(codes.serverError);
    return listResultOf([plain(roleOf())], query);
  });
  const { user } = await show();
  await screen.findByText("The roles couldn't be loaded.");
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await rowOf(/Card desk/);
});
