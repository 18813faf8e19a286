import { codes } from '@console/contracts';
import {
  countRoles,
  listRoleOptions,
  listRoles,
  listRoleUsers,
  previewRole,
  readRole,
  readRoleHistory,
  readRoleMatrix,
  role,
  type RoleDetail,
} from '@console/contracts/roles';
import { fakeServer, listResultOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import RoleList from './role.list';
import { matrix, preview, requestOf, roleId, roleOf } from './testing/role-samples';

const serverOf = (one: RoleDetail = roleOf()) =>
  fakeServer()
    .on(listRoles, (query) => listResultOf([role.strip().parse(one)], query))
    .on(countRoles, () => ({ total: 1, counts: [{ value: 'ACTIVE' as const, count: 1 }] }))
    .on(readRole, () => one)
    .on(readRoleMatrix, () => matrix)
    .on(listRoleUsers, () => ({ list: [] }))
    .on(readRoleHistory, () => ({ list: [], names: [] }))
    .on(listRoleOptions, () => ({ list: [] }))
    .on(previewRole, () => preview);
/** Renders the page for a user with view permission only. */
const show = (search: string) =>
  renderScreen(RoleList, { at: `/main/role-management?${search}`, grants: ['admin.role.view'], texts: locales });
const opened = async (name: string) => within(await screen.findByRole('dialog', { name }));
const textsOf = (place: ReturnType<typeof within>, list: string) =>
  within(place.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the preview shows the menus in order and the permissions on a page, and returns to the role', async () => {
  serverOf(roleOf({ requested: requestOf() }));
  const { user, search, requested } = await show(`role=${roleId}`);
  const record = await opened('Card desk');
  await record.findByRole('list', { name: 'Menus' });
  await user.click(record.getByRole('button', { name: 'View as this role' }));
  const seen = await opened('View as Card desk');
  const menu = within(await seen.findByRole('navigation', { name: 'Menu of Card desk' }));
  const links = () => menu.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links()).toEqual(['Cards', 'Profile']);
  expect(menu.getByRole('link', { name: 'Cards' }).getAttribute('aria-current')).toBe('page');
  const cards = within(seen.getByRole('region', { name: 'Cards' }));
  expect(textsOf(cards, 'Granted')).toEqual(['View cards', 'Freeze cards', 'View card batches']);
  expect(textsOf(cards, 'Not granted')).toEqual(['Unfreeze cardsPending review', 'Create cards']);
  expect(textsOf(cards, 'Pages opened from here')).toEqual(['Card details', 'Card batches']);
  expect(textsOf(seen, 'Permissions outside these pages')).toEqual(['Review high-risk role permissions']);

  await user.click(menu.getByRole('button', { name: /Cards/ }));
  expect(links()).toEqual(['Cards', 'Limits', 'Profile']);
  await user.click(menu.getByRole('link', { name: 'Profile' }));
  expect(await seen.findByText('Every user of the console can open this page.')).toBeTruthy();
  expect(search()).toContain('preview=settings-profile');
  expect(requested.visited).toEqual([]);

  await user.click(seen.getByRole('button', { name: 'Back to role' }));
  await opened('Card desk');
  expect(search()).not.toContain('preview');
});

test('a link to a page of the preview opens it in both languages', async () => {
  serverOf();
  const { speak } = await show(`role=${roleId}&preview=cards-rules`);
  const seen = await opened('View as Card desk');
  expect(await seen.findByRole('region', { name: 'Limits' })).toBeTruthy();
  await speak('zh-CN');
  const chinese = await opened('以“卡务”身份查看');
  expect(chinese.getByRole('region', { name: '限额' })).toBeTruthy();
  expect(chinese.getByRole('link', { name: '限额' }).getAttribute('aria-current')).toBe('page');
});

test.each([
  ['all merchants', {}, /see the data of all merchants/],
  ['some merchants', { allMerchantAccess: false }, /merchants that a user sees and the fields that are hidden/],
  ['a channel', { accountType: 'CHANNEL', allMerchantAccess: false }, /only the data of their channel/],
  ['no user while it is disabled', { status: 'DISABLED' }, /This role is disabled/],
] as const)('the preview of a role for %s describes the data scope of its users', async (_name, rest, text) => {
  serverOf(roleOf(rest));
  await show(`role=${roleId}&preview=`);
  expect(await (await opened('View as Card desk')).findByText(text)).toBeTruthy();
});

test('a preview that fails to load can be retried', async () => {
  let isBroken = true;
  serverOf().on(previewRole, () => {
    if (isBroken) throw refusal(codes.serverError);
    return preview;
  });
  const { user } = await show(`role=${roleId}&preview=`);
  const seen = await opened('View as Card desk');
  await seen.findByText("The preview couldn't be loaded.");
  isBroken = false;
  await user.click(seen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(seen.getByRole('region', { name: 'Cards' })).toBeTruthy());
});
