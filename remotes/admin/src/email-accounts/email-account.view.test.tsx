import { codes } from '@console/contracts';
import {
  type EmailAccount,
  listMailSettings,
  type MailSettings,
  readEmailAccount,
  testEmailAccount,
} from '@console/contracts/email-accounts';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import EmailAccountView from './email-account.view';
import { accountId, accountOf } from './testing/email-account-samples';

const settings: MailSettings = {
  no: 1,
  host: 'smtp.aldermoor.example',
  port: 465,
  security: 'TLS',
  userName: 'mailer',
  passwordSetAt: '2026-11-20T08:00:00.000Z',
  senderAddress: 'no-reply@aldermoor.example',
  createdAt: '2026-11-20T08:00:00.000Z',
  isUsed: true,
  test: { state: 'OK', at: '2026-11-20T08:01:00.000Z', error: null },
};
const serverOf = (account: EmailAccount) =>
  fakeServer()
    .on(readEmailAccount, () => account)
    .on(listMailSettings, () => ({ list: [settings] }))
    .on(testEmailAccount, () => account);
const show = () =>
  renderScreen(EmailAccountView, {
    at: `/main/email-account-view?id=${accountId}`,
    grants: ['admin.email-account.view', 'admin.email-account.save'],
    texts: locales,
  });

test('the settings in use are shown, and a test e-mail is sent to the user', async () => {
  const server = serverOf(accountOf({ isPending: true, test: null }));
  const { user } = await show();
  await screen.findByText(/aren't in use yet/);
  const row = within(await screen.findByRole('row', { name: /smtp.aldermoor.example:465/ }));
  for (const text of ['TLS', 'mailer', 'Yes']) row.getByText(text);
  await user.click(screen.getByRole('button', { name: 'Send test' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/to your own address/);
  await user.click(dialog.getByRole('button', { name: 'Send test' }));
  await waitFor(() => expect(server.inputsOf(testEmailAccount)).toEqual([{ id: accountId, version: 3 }]));
});

test('a failed test shows its reason', async () => {
  serverOf(accountOf({ test: { state: 'FAILED', at: '2026-11-20T08:01:00.000Z', error: 'CONNECT' } }));
  await show();
  await screen.findByText("The mail server didn't answer");
});

test('an account that cannot be loaded shows an error', async () => {
  fakeServer().on(readEmailAccount, () => {
    throw refusal(codes.unavailable);
  });
  await show();
  await screen.findByText("This account couldn't be loaded.");
});
