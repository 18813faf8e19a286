import { codes } from '@console/contracts';
import { type EmailAccount, listEmailAccounts, setEmailAccountStatus } from '@console/contracts/email-accounts';
import { fakeServer, listResultOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import EmailAccountList from './email-account.list';
import { accountId, accountOf } from './testing/email-account-samples';

const show = () =>
  renderScreen(EmailAccountList, {
    at: '/main/email-account',
    grants: ['admin.email-account.view', 'admin.email-account.save', 'admin.email-account.status'],
    texts: locales,
  });
const serverOf = (list: EmailAccount[]) => fakeServer().on(listEmailAccounts, (query) => listResultOf(list, query));

test('the default account is marked, and disabling it shows the effect first', async () => {
  const server = serverOf([accountOf()]).on(setEmailAccountStatus, () => accountOf({ status: 'DISABLED' }));
  const { user } = await show();
  const row = within(await screen.findByRole('row', { name: /Platform/ }));
  for (const text of ['Default', 'Active', 'smtp.aldermoor.example:465', 'Sent']) row.getByText(text);
  await user.click(row.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Disable' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable Platform' }));
  dialog.getByText(/through the mail server set in the server configuration/);
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await waitFor(() =>
    expect(server.inputsOf(setEmailAccountStatus)).toEqual([{ id: accountId, version: 3, to: 'DISABLED' }]),
  );
});

test('users with only the view permission have no actions', async () => {
  serverOf([accountOf({ allowedActions: [] })]);
  await renderScreen(EmailAccountList, {
    at: '/main/email-account',
    grants: ['admin.email-account.view'],
    texts: locales,
  });
  await screen.findByRole('row', { name: /Platform/ });
  expect(screen.queryAllByRole('button', { name: /Edit|Disable|Create account|Delete/ })).toEqual([]);
});

test('a failure offers a retry', async () => {
  fakeServer().on(listEmailAccounts, () => {
    throw refusal(codes.unavailable);
  });
  await show();
  await screen.findByText("The e-mail accounts couldn't be loaded.");
});
