import { codes } from '@console/contracts';
import { createRole, readRole, readRoleMatrix, type RoleDetail, updateRole } from '@console/contracts/roles';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import RoleForm from './role.form';
import { matrix, requestOf, roleId, roleOf } from './testing/role-samples';

const show = (search = `?id=${roleId}`) =>
  renderScreen(RoleForm, {
    at: `/main/role-management-save${search}`,
    grants: ['admin.role.view', 'admin.role.save'],
    texts: locales,
  });
const serverOf = (role: RoleDetail = roleOf()) =>
  fakeServer()
    .on(readRole, () => role)
    .on(readRoleMatrix, () => matrix);
const line = (name: string | RegExp) => screen.findByRole('treeitem', { name });
const boxOf = (item: HTMLElement) => {
  const box = item.querySelector('[data-box]');
  if (!(box instanceof HTMLElement)) throw new Error('A line has a box.');
  return box;
};
const menus = async () => (await screen.findByRole('list', { name: 'Menus' })).textContent;

test('[seed 3.12] checked permissions are granted, and the resulting menus are shown before saving', async () => {
  const server = serverOf().on(updateRole, () => roleOf({ version: 4 }));
  const { user, requested } = await show();
  expect(await menus()).toBe('Cards');
  await user.click(boxOf(await line('Audit log')));
  expect(await menus()).toBe('CardsAudit log');
  expect(screen.getByText('Changes apply immediately to 2 users of this role.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  await waitFor(() => expect(requested.visited.at(-1)).toBe(`/main/role-management?role=${roleId}`));
  expect(server.inputsOf(updateRole)).toMatchObject([
    { id: roleId, version: 3, buttons: ['cards.card.view', 'cards.card.freeze', 'admin.audit.view'] },
  ]);
});

test("high-risk permissions are marked, and permissions that the user lacks can't be checked", async () => {
  serverOf();
  const { user } = await show();
  await user.click(await line('Cards'));
  expect(within(await line(/Freeze cards/)).getByText('High risk')).toBeTruthy();
  await user.click(await line('Other'));
  const own = await line(/Create invoices/);
  expect(own.getAttribute('aria-disabled')).toBe('true');
  await user.click(boxOf(own));
  expect(own.getAttribute('aria-checked')).toBe('false');
});

test('a permission is found by its name', async () => {
  serverOf();
  const { user } = await show();
  await user.type(await screen.findByRole('searchbox'), 'audit');
  expect(await line('View the audit log')).toBeTruthy();
  expect(screen.queryByRole('treeitem', { name: 'Cards' })).toBeNull();
});

test('the type is fixed while users have the role', async () => {
  serverOf();
  await show();
  expect(await screen.findByRole('combobox', { name: /^Type/ })).toHaveProperty('disabled', true);
});

test('a new role requires names in both languages; a name that is taken is refused at its field', async () => {
  const server = serverOf().on(createRole, () => {
    throw refusal(codes.invalid, { fieldIssues: [{ field: 'nameEn', code: 'NAME_TAKEN', params: {} }] });
  });
  const { user } = await show('');
  const save = await screen.findByRole('button', { name: 'Create role' });
  await user.click(save);
  expect((await screen.findAllByText('Cannot be empty')).length).toBeGreaterThan(1);
  expect(server.inputsOf(createRole)).toEqual([]);
  await user.click(await screen.findByRole('combobox', { name: /^Type/ }));
  await user.click(await screen.findByRole('option', { name: 'Merchant' }));
  expect(screen.queryByRole('checkbox', { name: /All merchants/ })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /Name in English/ }), 'Support');
  await user.type(screen.getByRole('textbox', { name: /Name in Chinese/ }), '客服二');
  await user.type(screen.getByRole('textbox', { name: /Description in English/ }), 'Answers questions.');
  await user.type(screen.getByRole('textbox', { name: /Description in Chinese/ }), '解答问题。');
  await user.click(save);
  await screen.findByText('This name is already taken');
  expect(server.inputsOf(createRole)).toMatchObject([
    {
      accountType: 'MERCHANT',
      allMerchantAccess: false,
      descriptionEn: 'Answers questions.',
      descriptionZh: '解答问题。',
    },
  ]);
});

test.each([
  [{ isSystem: true }, /This is a system role and can't be changed/],
  [{ isOwn: true }, /This is your own role/],
  [{ notHeld: 2 }, /This role includes 2 permissions that you don't have/],
])("a role with %j shows why it can't be changed, and has no save button", async (rest, text) => {
  const server = serverOf(roleOf(rest));
  const { user, requested } = await show();
  await screen.findByText(text);
  await screen.findByRole('heading', { name: 'Card desk' });
  expect((await line('Cards')).getAttribute('aria-disabled')).toBe('true');
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveProperty('disabled', true);
  expect(screen.getByRole('checkbox', { name: /All merchants/ })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Save role' })).toBeNull();
  await user.keyboard('{Control>}s{/Control}');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(requested.visited.at(-1)).toBe(`/main/role-management?role=${roleId}`);
  expect(server.inputsOf(updateRole)).toEqual([]);
});

test('permissions that fail to load can be retried', async () => {
  const fake = serverOf().on(readRoleMatrix, () => {
    throw refusal(codes.serverError);
  });
  const { user } = await show();
  await screen.findByText("The permissions couldn't be loaded.");
  fake.on(readRoleMatrix, () => matrix);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await line('Cards');
});

test('requested permissions are shown, and saving requests them again', async () => {
  const requested = requestOf({ buttons: ['cards.card.freeze'] });
  const server = serverOf(roleOf({ buttons: ['cards.card.view'], requested })).on(updateRole, () => roleOf());
  const { user, speak } = await show();
  await screen.findByText(/^Margaret Osei requested 1 high-risk permission/);
  await user.click(await line('Cards'));
  expect(within(await line(/Freeze cards/)).getByText('Pending review')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  await waitFor(() =>
    expect(server.inputsOf(updateRole)).toMatchObject([{ buttons: ['cards.card.view', 'cards.card.freeze'] }]),
  );
  await speak('zh-CN');
  expect(screen.getByText(/^Margaret Osei申请的1项高风险权限正在等待审核/)).toBeTruthy();
});

test("saving doesn't request pending permissions that the user lacks", async () => {
  const requested = requestOf({ buttons: ['company.invoice.create'], isHeld: false });
  const server = serverOf(roleOf({ requested })).on(updateRole, () => roleOf());
  const { user } = await show();
  await screen.findByText(/Saving ends that request/);
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  await waitFor(() =>
    expect(server.inputsOf(updateRole)).toMatchObject([{ buttons: ['cards.card.view', 'cards.card.freeze'] }]),
  );
});

test('after a version conflict the form shows both versions of the fields that saving again overwrites', async () => {
  const newer = roleOf({
    version: 4,
    name: { en_US: 'Night desk', zh_CN: '卡务' },
    description: { en_US: 'Freezes cards.', zh_CN: '开卡和冻结卡片。' },
    buttons: ['cards.card.view'],
  });
  const server = serverOf().on(updateRole, ({ version }) => {
    if (version === 4) return roleOf({ version: 5 });
    server.on(readRole, () => newer);
    throw refusal(codes.versionConflict, { data: { current: newer } });
  });
  const { user, speak } = await show();
  const name = await screen.findByRole('textbox', { name: /Name in English/ });
  await user.clear(name);
  await user.type(name, 'Card team');
  await user.type(screen.getByRole('textbox', { name: /Name in Chinese/ }), '组');
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  await screen.findByText(/Someone else changed this role/);
  const rows = async () =>
    within(await screen.findByRole('table'))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(await rows()).toEqual([
    ['Field', 'Saved by someone else', 'Your input'],
    ['Name in English', 'Night desk', 'Card team'],
    ['Description in English', 'Freezes cards.', 'Issues and freezes cards.'],
    ['Permissions', 'View cards', 'View cards, Freeze cards'],
  ]);
  await speak('zh-CN');
  expect((await rows())[1]).toEqual(['英文名称', 'Night desk', 'Card team']);
  await user.click(screen.getByRole('button', { name: '保存角色' }));
  await waitFor(() => expect(server.inputsOf(updateRole).map(({ version }) => version)).toEqual([3, 4]));
  expect(server.inputsOf(updateRole).at(-1)).toMatchObject({ nameEn: 'Card team', nameZh: '卡务组' });
});
