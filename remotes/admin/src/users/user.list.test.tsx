import { codes, queryDicts } from '@console/contracts';
import { listMerchantOptions } from '@console/contracts/cards';
import {
  changeUserStatus,
  countUsers,
  endUserSessions,
  inviteUser,
  listUserChoices,
  listUsers,
  listUserSessions,
  type User,
} from '@console/contracts/users';
import { fakeServer, idOf, listResultOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { endSessionHere } from '@console/session';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { choicesOf, userDetailOf, userOf } from './testing/user-samples';
import UserList from './user.list';

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(UserList, {
    at: '/main/user-management',
    grants: ['admin.user.view', 'admin.user.save', 'admin.user.invite', 'admin.user.status', 'cards.card.view'],
    texts: locales,
    ...options,
  });
const serverOf = (list: User[]) =>
  fakeServer()
    .on(listUsers, (query) => listResultOf(list, query))
    .on(countUsers, () => ({ total: list.length, counts: [{ value: 'ACTIVE' as const, count: list.length }] }))
    .on(listUserChoices, () => choicesOf())
    .on(listMerchantOptions, () => ({
      list: [
        { id: idOf('mer', 1), merchantNo: 'M-1', name: { en_US: 'Harbour', zh_CN: '海港' }, status: 'ACTIVE' as const },
      ],
      hasMore: false,
    }));
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const act = async (user: Awaited<ReturnType<typeof show>>['user'], name: string) =>
  user.click((await rowOf(/Sofia/)).getByRole('button', { name }));

// Dictionaries are cached until the session ends.
beforeEach(() => endSessionHere('left'));

test('a user with view permission only has no actions', async () => {
  serverOf([userOf({ allowedActions: [] })]);
  await show({ grants: ['admin.user.view'] });
  const row = await rowOf(/Sofia Marques/);
  expect(row.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invite user' })).toBeNull();
});

test("a user from whom e-mail addresses are hidden can't invite users", async () => {
  serverOf([userOf()]);
  await show({ grants: ['admin.user.view', 'admin.user.invite'], hidden: ['HOLDER_CONTACT'] });
  await rowOf(/Sofia Marques/);
  expect(screen.queryByRole('button', { name: 'Invite user' })).toBeNull();
});

test('a row shows identity, roles, merchants and two-factor status in both languages', async () => {
  const merchant = { id: idOf('mer', 1), name: { en_US: 'Harbour', zh_CN: '海港' } };
  const limited = userOf({
    id: idOf('user', 9),
    loginName: 'cleo',
    nickname: 'Cleo',
    accountType: 'MERCHANT',
    hasAllMerchants: false,
    merchants: [merchant],
    status: 'INVITED',
    lastLoginAt: null,
    hasSecondFactor: false,
  });
  serverOf([userOf(), limited]);
  const { speak } = await show();
  const row = await rowOf(/Sofia Marques/);
  for (const text of ['s••••@aldermoor.example', 'Support', 'All merchants', 'On']) row.getByText(text);
  const other = await rowOf(/Cleo/);
  for (const text of ['Harbour', 'Never', 'Off']) other.getByText(text);
  await speak('zh-CN');
  (await rowOf(/Cleo/)).getByText('海港');
});

test.each([
  ['EDIT', 'BEYOND_OWN', /^Edit.*This user has more permissions than you/],
  ['RESEND', 'COMPANY_SUSPENDED', /^Resend invitation.*The company is suspended: no new users, merchants, API keys/],
])('the action %s that is not permitted is disabled with its reason: %s', async (action, reason, name) => {
  serverOf([userOf({ allowedActions: [{ action, enabled: false, reason }] })]);
  await show();
  const button = (await rowOf(/Sofia/)).getByRole('button', { name });
  expect(button.getAttribute('aria-disabled') ?? button.hasAttribute('disabled')).toBeTruthy();
});

test('a user is disabled with a note, and after a version conflict the newer version is sent', async () => {
  let current = 4;
  const server = serverOf([userOf()]).on(changeUserStatus, ({ version }) => {
    if (version !== current)
      throw refusal(codes.versionConflict, { data: { current: userDetailOf({ version: current }) } });
    return userOf({ status: 'DISABLED' });
  });
  const { user } = await show();
  await act(user, 'Disable');
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable Sofia Marques' }));
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Left the company.');
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await dialog.findByText(/Someone else changed this user/);
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  current = 0;
  expect(server.inputsOf(changeUserStatus)).toEqual(
    [3, 4].map((version) => ({ id: idOf('user', 6), version, to: 'DISABLED', note: 'Left the company.' })),
  );
});

describe('the tabs', () => {
  const tab = (name: RegExp | string) => screen.findByRole('tab', { name });
  const counted = (active: number, disabled: number) => ({
    total: active + disabled,
    counts: [
      { value: 'ACTIVE' as const, count: active },
      { value: 'DISABLED' as const, count: disabled },
    ],
  });

  test('show the number of users per status, with the keyword and the other filters of the list', async () => {
    const server = serverOf([userOf()]).on(countUsers, () => counted(7, 2));
    const { user } = await show({ at: '/main/user-management?q=sofia&accountType=WHITELABEL&status=ACTIVE' });
    await tab('All 9');
    for (const name of ['ACTIVE 7', 'DISABLED 2', 'LOCKED 0']) await tab(name);
    await user.click(await tab('DISABLED 2'));
    await waitFor(() => expect(server.inputsOf(listUsers).at(-1)?.filter?.status).toEqual(['DISABLED']));
    // Changing the tab changes neither the keyword nor the other filters, so the counts are not loaded again.
    expect(server.inputsOf(countUsers)).toEqual([{ keyword: 'sofia', filter: { accountType: ['WHITELABEL'] } }]);
  });

  test('of single statuses wait for their labels', async () => {
    let answer = (): void => undefined;
    const labels = new Promise<void>((resolve) => (answer = resolve));
    const entry = { code: 'ACTIVE', label: { en_US: 'Active', zh_CN: '正常' }, colour: 'ok', sort: 1 };
    serverOf([userOf()]).on(queryDicts, async ({ dicts }) => {
      await labels;
      return { version: 1, dicts: Object.fromEntries(dicts.map((name) => [name, [entry]])) };
    });
    await show();
    await tab('All 1');
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    answer();
    await tab('Active 1');
  });

  test('are loaded again after an action', async () => {
    let isDisabled = false;
    serverOf([userOf()])
      .on(countUsers, () => (isDisabled ? counted(0, 1) : counted(1, 0)))
      .on(changeUserStatus, () => {
        isDisabled = true;
        return userOf({ status: 'DISABLED' });
      });
    const { user } = await show();
    await tab('ACTIVE 1');
    await act(user, 'Disable');
    const dialog = within(await screen.findByRole('dialog', { name: 'Disable Sofia Marques' }));
    await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Left the company.');
    await user.click(dialog.getByRole('button', { name: 'Disable' }));
    await tab('DISABLED 1');
    await tab('ACTIVE 0');
  });

  test('have no numbers until the counts are loaded, and the list is shown before', async () => {
    let answer = (_counts: ReturnType<typeof counted>): void => undefined;
    serverOf([userOf()]).on(countUsers, () => new Promise((resolve) => (answer = resolve)));
    await show();
    await rowOf(/Sofia Marques/);
    await tab('ACTIVE');
    answer(counted(1, 0));
    await tab('ACTIVE 1');
  });

  test('have no numbers if the counts fail or there are too many users to count', async () => {
    const server = serverOf([userOf()]).on(countUsers, () => {
      throw refusal(codes.serverError);
    });
    const { user } = await show();
    await rowOf(/Sofia Marques/);
    await tab('ACTIVE');
    server.on(countUsers, () => ({ total: null, counts: [] }));
    await user.click(screen.getByRole('button', { name: /^As of/ }));
    await waitFor(() => expect(server.inputsOf(countUsers)).toHaveLength(2));
    await tab('ACTIVE');
    server.on(countUsers, () => counted(1, 0));
    await user.click(screen.getByRole('button', { name: /^As of/ }));
    await tab('ACTIVE 1');
  });
});

test('sessions are listed and ended one by one', async () => {
  let isOpen = true;
  const at = '2026-11-20T08:00:00.000Z';
  const session = {
    id: idOf('ses', 1),
    startedAt: at,
    lastActiveAt: at,
    ip: '203.0.113.9',
    userAgent: 'Firefox/140.0 Windows',
  };
  const server = serverOf([userOf()])
    .on(listUserSessions, () => ({ list: isOpen ? [session] : [] }))
    .on(endUserSessions, () => {
      isOpen = false;
      return { ended: 1 };
    });
  const { user } = await show();
  await act(user, 'Sessions');
  await user.click(await screen.findByRole('button', { name: 'End session' }));
  await screen.findByText('Not signed in anywhere.');
  expect(server.inputsOf(endUserSessions)).toEqual([{ id: idOf('user', 6), sessionId: idOf('ses', 1) }]);
});

test('an invitation requires merchants for a merchant user, and offers only roles that the actor can grant', async () => {
  const server = serverOf([userOf()]).on(inviteUser, () => userOf({ status: 'INVITED', nickname: 'Cleo' }));
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Invite user' }));
  await screen.findByRole('textbox', { name: /E-mail/ });
  const dialog = within(screen.getByRole('dialog', { name: 'Invite user' }));
  const choose = async (box: RegExp, option: RegExp) => {
    await user.click(dialog.getByRole('combobox', { name: box }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await user.click(dialog.getByRole('combobox', { name: /Roles/ }));
  await screen.findByRole('option', { name: 'Support' });
  expect(screen.queryByRole('option', { name: 'Finance maker' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.type(await dialog.findByRole('textbox', { name: /E-mail/ }), 'cleo@shop.example');
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Cleo');
  await user.type(dialog.getByRole('textbox', { name: /Login name/ }), 'cleo');
  await choose(/Account type/, /MERCHANT|Merchant/);
  await choose(/Roles/, /Merchant owner/);
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await dialog.findByText('Cannot be empty');
  expect(server.inputsOf(inviteUser)).toEqual([]);
  await choose(/Merchants/, /Harbour/);
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() =>
    expect(server.inputsOf(inviteUser)).toEqual([
      {
        email: 'cleo@shop.example',
        nickname: 'Cleo',
        loginName: 'cleo',
        language: 'en_US',
        accountType: 'MERCHANT',
        roleIds: [idOf('role', 9)],
        merchantIds: [idOf('mer', 1)],
      },
    ]),
  );
});

test('a list that fails to load can be retried', async () => {
  let isBroken = true;
  serverOf([userOf()]).on(listUsers, (query) => {
    if (isBroken) throw refusal(codes.serverError);
    return listResultOf([userOf()], query);
  });
  const { user } = await show();
  await screen.findByText("The users couldn't be loaded.");
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await rowOf(/Sofia/);
});
