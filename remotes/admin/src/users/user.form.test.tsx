import { codes, listPhoneAreas, listTimezones } from '@console/contracts';
import { listMerchantOptions } from '@console/contracts/cards';
import {
  listUserChoices,
  listUserPages,
  readUser,
  readUserHistory,
  saveUser,
  showUser,
} from '@console/contracts/users';
import { fakeServer, idOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { choicesOf, userDetailOf } from './testing/user-samples';
import UserForm from './user.form';

const show = (at = `/main/user-management-save?id=${idOf('user', 6)}`) =>
  renderScreen(UserForm, { at, grants: ['admin.user.view', 'admin.user.save', 'cards.card.view'], texts: locales });
const serverOf = (user = userDetailOf(), choices = choicesOf()) =>
  fakeServer()
    .on(readUser, () => user)
    .on(listUserChoices, () => choices)
    .on(listMerchantOptions, () => ({ list: [], hasMore: false }))
    .on(listPhoneAreas, () => ({
      list: [{ country: 'PT', areaCode: '+351', names: { en_US: 'Portugal', zh_CN: '葡萄牙' } }],
    }))
    .on(listTimezones, () => ({ list: [{ name: 'Europe/Lisbon', offset: '+00:00' }] }))
    .on(listUserPages, ({ roleIds }) => ({
      list: roleIds.length > 0 ? [{ page: 'index', names: { en_US: 'Dashboard', zh_CN: '总览' } }] : [],
    }));
const save = () => screen.getByRole('button', { name: 'Save user' });

test('an invalid MAC address and missing roles are refused at their fields and not sent', async () => {
  const server = serverOf().on(saveUser, () => userDetailOf());
  const { user } = await show();
  await user.type(await screen.findByRole('textbox', { name: /MAC address/ }), '00:1B');
  await user.click(screen.getByRole('combobox', { name: /Roles/ }));
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('combobox', { name: /Roles/ }), '{Backspace}');
  await user.click(save());
  await screen.findByText(/Enter 12 hexadecimal digits/);
  await screen.findByText('Cannot be empty');
  expect(server.inputsOf(saveUser)).toEqual([]);
});

test('[seed 3.11] masked values are unchanged unless a new value is entered', async () => {
  const server = serverOf().on(saveUser, () => userDetailOf({ version: 4 }));
  const { user, requested } = await show();
  const email = await screen.findByRole('textbox', { name: /E-mail/ });
  expect(email).toHaveProperty('placeholder', 's••••@aldermoor.example');
  await user.type(screen.getByRole('textbox', { name: /MAC address/ }), '00:1B:44:11:3A:B7');
  await user.click(save());
  await waitFor(() => expect(requested.visited.at(-1)).toBe('/main/user-management'));
  expect(server.inputsOf(saveUser)).toEqual([
    {
      id: idOf('user', 6),
      version: 3,
      loginName: 'support',
      nickname: 'Sofia Marques',
      areaCode: '+351',
      macAddress: '00:1B:44:11:3A:B7',
      roleIds: [idOf('role', 6)],
      merchantIds: [],
      language: 'en_US',
      timezone: 'Europe/Lisbon',
      landingPage: 'index',
      hiddenGroups: ['CARD_NUMBER'],
    },
  ]);
});

test("the page title has the user's name, and a stored country code is shown even if the list lacks it", async () => {
  serverOf(userDetailOf({ areaCode: '+999' }));
  const { speak } = await show();
  await screen.findByRole('heading', { name: 'Edit Sofia Marques' });
  expect(screen.getByRole('combobox', { name: /Country code/ })).toHaveProperty('value', '+999');
  await speak('zh-CN');
  await screen.findByRole('heading', { name: '编辑Sofia Marques' });
});

test('contact details are shown on request to users with access to them', async () => {
  const server = serverOf().on(showUser, () => ({ email: 'sofia@aldermoor.example', areaCode: '+351', mobile: '' }));
  const { user } = await show();
  expect(screen.queryByText('sofia@aldermoor.example')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Show contact details' }));
  expect(await screen.findByText('sofia@aldermoor.example')).toBeTruthy();
  expect(server.inputsOf(showUser)).toEqual([{ id: idOf('user', 6) }]);
});

test('contact fields are disabled for users without access to contact details', async () => {
  const hidden = { group: 'HOLDER_CONTACT', masked: 's••••@aldermoor.example', revealable: false } as const;
  serverOf(
    userDetailOf({ email: hidden, mobile: { ...hidden, masked: '' }, areaCode: '' }),
    choicesOf({ hiddenGroups: ['HOLDER_CONTACT'] }),
  );
  await show();
  expect(await screen.findByRole('textbox', { name: /E-mail/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('textbox', { name: /Mobile number/ })).toHaveProperty('disabled', true);
});

test('after a version conflict the input is preserved, and saving again sends the newer version', async () => {
  const server = serverOf().on(saveUser, ({ version }) => {
    if (version === 3) throw refusal(codes.versionConflict, { data: { current: userDetailOf({ version: 4 }) } });
    return userDetailOf({ version: 5 });
  });
  const { user } = await show();
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' Silva');
  await user.click(save());
  await screen.findByText(/Someone else changed this user/);
  await user.click(save());
  await waitFor(() => expect(server.inputsOf(saveUser).map(({ version }) => version)).toEqual([3, 4]));
  expect(server.inputsOf(saveUser).at(-1)?.nickname).toBe('Sofia Marques Silva');
});

test('without a user in the address the page refers to the list', async () => {
  serverOf();
  await show('/main/user-management-save');
  await screen.findByText('Select a user from the list.');
});

test('options that fail to load can be retried', async () => {
  const server = serverOf().on(listUserChoices, () => {
    throw refusal(codes.serverError);
  });
  const { user } = await show();
  await screen.findByText("The roles couldn't be loaded.");
  server.on(listUserChoices, () => choicesOf());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('textbox', { name: /MAC address/ });
});

test('the history of a user is shown below the form, with role names', async () => {
  const change = {
    id: 'aud_1',
    at: '2026-11-20T08:00:00.000Z',
    by: 'Margaret Osei',
    action: saveUser.path,
    reason: null,
  };
  const before = { nickname: 'Sofia Marques', roleIds: [idOf('role', 6)] };
  const after = { nickname: 'Sofia Marques', roleIds: [idOf('role', 9)] };
  serverOf(userDetailOf(), choicesOf({ seesHistory: true })).on(readUserHistory, () => ({
    list: [{ ...change, before, after }],
    names: [
      { id: idOf('role', 6), name: { en_US: 'Support', zh_CN: '客服' } },
      { id: idOf('role', 9), name: { en_US: 'Merchant owner', zh_CN: '商户所有者' } },
    ],
  }));
  const { user } = await show();
  const history = within(await screen.findByRole('group', { name: 'History' }));
  expect(history.getByText(/Margaret Osei/)).toBeTruthy();
  await user.click(history.getByRole('button', { name: 'Show changes' }));
  const [was, is] = within(history.getByRole('row', { name: /Roles/ })).getAllByRole('cell');
  expect([was?.textContent, is?.textContent]).toEqual(['Support', 'Merchant owner']);
});

test('a user with access to a part of the company has no history', async () => {
  const server = serverOf();
  await show();
  await screen.findByRole('textbox', { name: /MAC address/ });
  expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
  expect(server.inputsOf(readUserHistory)).toEqual([]);
});
