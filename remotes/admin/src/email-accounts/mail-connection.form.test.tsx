import { codes } from '@console/contracts';
import { connectEmailAccount, readEmailAccount } from '@console/contracts/email-accounts';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import MailConnectionForm from './mail-connection.form';
import { accountId, accountOf } from './testing/email-account-samples';

const show = () =>
  renderScreen(MailConnectionForm, {
    at: `/main/email-account-save-settinginfo?id=${accountId}`,
    grants: ['admin.email-account.view', 'admin.email-account.save'],
    texts: locales,
  });
const host = () => screen.findByRole('textbox', { name: 'Host' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });

test('a changed host requires the password again, so that the stored password is not sent to another host', async () => {
  const server = fakeServer()
    .on(readEmailAccount, () => accountOf())
    .on(connectEmailAccount, () => accountOf({ version: 4, isPending: true }));
  const { user, requested } = await show();
  await user.clear(await host());
  await user.type(await host(), 'mail.other.example');
  const save = () => user.click(screen.getByRole('button', { name: 'Save settings' }));
  await save();
  await screen.findByText(/Enter the password again/);
  expect(server.inputsOf(connectEmailAccount)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  await user.type(password(), 'new-secret');
  await save();
  await waitFor(() =>
    expect(server.inputsOf(connectEmailAccount)).toEqual([
      {
        id: accountId,
        version: 3,
        host: 'mail.other.example',
        port: 465,
        security: 'TLS',
        userName: 'mailer',
        password: 'new-secret',
      },
    ]),
  );
  expect(requested.visited).toEqual([`/main/email-account-view?id=${accountId}`]);
});

test('the default port is encrypted, and a refusal is shown at its field', async () => {
  const server = fakeServer()
    .on(readEmailAccount, () => accountOf({ connection: null, test: null }))
    .on(connectEmailAccount, () => {
      throw refusal(codes.invalid, { fieldIssues: [{ field: 'host', code: 'MAIL_HOST_INSIDE', params: {} }] });
    });
  const { user } = await show();
  await user.type(await host(), 'localhost');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await screen.findByText('The mail server must be on the internet, outside of this network');
  expect(server.inputsOf(connectEmailAccount)).toEqual([
    { id: accountId, version: 3, host: 'localhost', port: 465, security: 'TLS' },
  ]);
});
