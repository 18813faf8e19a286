import { createEmailAccount, readEmailAccount, updateEmailAccount } from '@console/contracts/email-accounts';
import { fakeServer, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import EmailAccountForm from './email-account.form';
import { accountId, accountOf } from './testing/email-account-samples';

const show = (search = '') =>
  renderScreen(EmailAccountForm, {
    at: `/main/email-account-save${search}`,
    grants: ['admin.email-account.view', 'admin.email-account.save'],
    texts: locales,
  });
const field = (name: string) => screen.findByRole('textbox', { name });

test('[seed 3.32] a new account needs a valid sender address, and continues with its connection settings', async () => {
  const server = fakeServer().on(createEmailAccount, () => accountOf({ connection: null, status: 'DRAFT' }));
  const { user, requested } = await show();
  await user.type(await field('Account name'), 'Platform');
  await user.type(await field('Sender name'), 'VCC Console');
  await user.type(await field('Sender address'), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText('Must be an e-mail address');
  expect(server.inputsOf(createEmailAccount)).toEqual([]);
  await user.type(await field('Sender address'), '@aldermoor.example');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() =>
    expect(server.inputsOf(createEmailAccount)).toEqual([
      { name: 'Platform', senderName: 'VCC Console', senderAddress: 'nobody@aldermoor.example' },
    ]),
  );
  expect(requested.visited).toEqual([`/main/email-account-save-settinginfo?id=${accountId}`]);
});

test('a changed sender address shows when it takes effect', async () => {
  const server = fakeServer()
    .on(readEmailAccount, () => accountOf({ replyTo: 'help@aldermoor.example' }))
    .on(updateEmailAccount, () => accountOf({ version: 4 }));
  const { user } = await show(`?id=${accountId}`);
  await screen.findByText(/takes effect once a test e-mail has been sent/);
  await user.clear(await field('Reply address'));
  await user.click(screen.getByRole('button', { name: 'Save account' }));
  await waitFor(() =>
    expect(server.inputsOf(updateEmailAccount)).toEqual([
      {
        id: accountId,
        version: 3,
        name: 'Platform',
        senderName: 'VCC Console',
        senderAddress: 'no-reply@aldermoor.example',
      },
    ]),
  );
});
