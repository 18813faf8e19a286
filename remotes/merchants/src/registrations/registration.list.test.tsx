import { codes } from '@console/contracts';
import { approveRegistration, listRegistrations, rejectRegistration } from '@console/contracts/merchants';
import { fakeServer, listResultOf, messageOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import RegistrationList from './registration.list';
import { detail, grants, id, row } from './testing/registration-samples';

const show = (held = grants) =>
  renderScreen(RegistrationList, { at: '/main/merchant-register-management', grants: held, texts: locales });
const listServer = (one = row()) => fakeServer().on(listRegistrations, (query) => listResultOf([one], query));
const rowOf = async () => within(await screen.findByRole('row', { name: /Lantern Foods/ }));

test('the list shows masked contact details, language and status, and the row opens the review', async () => {
  listServer();
  const { user, requested, speak } = await show();
  const shown = await rowOf();
  for (const text of ['l••••@lantern.example', '+65 ••••4567', 'HARBOUR1', 'Chinese', 'Pending review'])
    expect(shown.getByText(text)).toBeTruthy();
  await user.click(shown.getByText('HARBOUR1'));
  expect(requested.visited).toEqual([`/main/merchant-register-review?id=${id}`]);
  await speak('zh-CN');
  expect((await rowOf()).getByText('待审核')).toBeTruthy();
});

test('a rejection needs a reason, states the language of the applicant, and sends the shown version', async () => {
  const server = listServer().on(rejectRegistration, () => detail({ state: 'REJECTED', version: 3 }));
  const { user, requested } = await show();
  await user.click((await rowOf()).getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Lantern Foods?' }));
  expect(dialog.getByText(/The applicant reads Chinese/)).toBeTruthy();
  const reason = dialog.getByRole('textbox', { name: 'Reason for the applicant' });
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(messageOf(reason)).toBe('Cannot be empty');
  expect(server.inputsOf(rejectRegistration)).toEqual([]);
  await user.type(reason, '名称不完整');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(server.inputsOf(rejectRegistration)).toEqual([{ id, version: 2, note: '名称不完整' }]));
  expect(requested.notices).toEqual([{ tone: 'ok', text: 'Lantern Foods rejected' }]);
});

test('a refused approval shows the message of the server and keeps the dialog open', async () => {
  listServer().on(approveRegistration, () => {
    throw refusal(codes.invalid, { fieldIssues: [{ field: 'note', code: 'APPLICANT_HAS_ACCOUNT', params: {} }] });
  });
  const { user } = await show();
  await user.click((await rowOf()).getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve Lantern Foods?' }));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText(/This e-mail address has an account by now/)).toBeTruthy();
});

test.each([
  ['NO_MERCHANT_ROLE', 'There is no active role for merchant users. Create one first.'],
  ['COMPANY_SUSPENDED', 'The company is suspended: no new users, merchants, API keys, cards, top-ups or higher limits'],
])('an approval that is not possible is disabled with its reason: %s', async (reason, text) => {
  listServer(row({ allowedActions: [{ action: 'APPROVE', enabled: false, reason }] }));
  await show();
  const button = (await rowOf()).getByRole('button', { name: /^Approve/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-label') ?? button.textContent).toContain(text);
});
