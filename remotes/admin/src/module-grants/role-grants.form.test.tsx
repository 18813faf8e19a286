import { codes } from '@console/contracts';
import { listGrantRoles, readRoleGrants, saveRoleGrants, type RoleGrants } from '@console/contracts/releases';
import { fakeServer, idOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import RoleGrantsForm from './role-grants.form';

const id = idOf('role', 1);
const roleOf = (change: Partial<RoleGrants> = {}): RoleGrants => ({
  id,
  name: { en_US: 'Developer', zh_CN: '开发' },
  version: 2,
  isOwn: false,
  users: 3,
  list: [{ module: 'cards', grants: ['VIEW'] }],
  modules: [
    { code: 'accounts', name: { en_US: 'Accounts', zh_CN: '账户' } },
    { code: 'cards', name: { en_US: 'Cards', zh_CN: '卡片' } },
  ],
  held: [{ module: 'cards', grants: ['VIEW', 'ACTIVATE', 'ROLLBACK'] }],
  ...change,
});

const server = (role = roleOf()) =>
  fakeServer()
    .on(listGrantRoles, () => ({ list: [{ id, name: role.name, users: 3, modules: 1 }] }))
    .on(readRoleGrants, () => role)
    .on(saveRoleGrants, ({ list, version }) => ({ ...role, list, version: version + 1 }));
const show = (search = `?id=${id}`) =>
  renderScreen(RoleGrantsForm, {
    at: `/main/role-devops-module-saveinfo${search}`,
    grants: ['devops.grant.save'],
    texts: locales,
  });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('remote permissions of a role', () => {
  test('the selected role is stored in the address', async () => {
    server();
    const { user, search } = await show('');
    await user.click(await screen.findByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: /Developer/ }));
    await waitFor(() => expect(search()).toBe(`?id=${id}`));
    expect((await box('View: cards')).checked).toBe(true);
  });

  test('changes and number of affected users are shown, and saving needs a reason', async () => {
    const fake = server();
    const { user } = await show();
    await user.click(await box('Activate: cards'));
    expect(screen.getByText('Changes for 3 users')).toBeTruthy();
    expect(screen.getByText('Activate: cards')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    expect(await screen.findByText('Cannot be empty')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'They release themselves.');
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    await waitFor(() =>
      expect(fake.inputsOf(saveRoleGrants)).toEqual([
        { id, version: 2, why: 'They release themselves.', list: [{ module: 'cards', grants: ['VIEW', 'ACTIVATE'] }] },
      ]),
    );
  });

  test('a user can only change grants that they have themselves', async () => {
    server();
    await show();
    expect((await box('Publish: cards')).disabled).toBe(true);
    expect((await box('View: accounts')).disabled).toBe(true);
    expect((await box('Activate: cards')).disabled).toBe(false);
  });

  test('the own role is read-only', async () => {
    server(roleOf({ isOwn: true }));
    await show();
    expect(await screen.findByText(/This is your own role/)).toBeTruthy();
    expect((await box('View: cards')).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  test('the role cannot be switched with unsaved changes, which can be discarded', async () => {
    server();
    const { user } = await show();
    await user.click(await box('Activate: cards'));
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect((await box('Activate: cards')).checked).toBe(false);
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveProperty('disabled', false);
  });

  test('a role that cannot be loaded can be retried', async () => {
    const fake = server().on(readRoleGrants, () => {
      throw refusal(codes.serverError);
    });
    const { user } = await show();
    await screen.findByText("The role couldn't be loaded.");
    fake.on(readRoleGrants, () => roleOf());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await box('View: cards')).checked).toBe(true);
  });
});
