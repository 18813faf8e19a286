import { codes } from '@console/contracts';
import { listSendRecords, resendMail, type SendRecordDetail } from '@console/contracts/send-records';
import { fakeServer, listResultOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import SendRecordList from './send-record.list';
import { mailOf, secretMail } from './testing/send-record-samples';

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(SendRecordList, {
    at: '/main/send-record',
    grants: ['admin.send-record.view', 'admin.send-record.resend'],
    texts: locales,
    ...options,
  });
const serverOf = (list: SendRecordDetail[] = [mailOf(), secretMail]) =>
  fakeServer().on(listSendRecords, (query) =>
    listResultOf(
      list.map(
        ({
          body: _body,
          hidesSecret: _hides,
          templateVersion: _version,
          about: _about,
          resentOf: _of,
          resentAs: _as,
          ...record
        }) => record,
      ),
      query,
    ),
  );
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a row shows template, recipient, status and error, in both languages', async () => {
  serverOf();
  const { speak } = await show();
  const row = await rowOf(/Delayed reviews/);
  for (const text of ['d••••@aldermoor.example', 'Failed', '550 no such user', '1']) row.getByText(text);
  await speak('zh-CN');
  (await rowOf(/Delayed reviews/)).getByText('发送失败');
});

test('an e-mail is resent after a confirmation, except with a single-use link', async () => {
  const repeated = mailOf({ state: 'QUEUED' });
  const server = serverOf().on(resendMail, () => repeated);
  const { user } = await show();
  const barred = (await rowOf(/Reset your password/)).getByRole('button', { name: /Resend/ });
  expect(barred.getAttribute('aria-disabled')).toBe('true');
  await user.click((await rowOf(/Delayed reviews/)).getByRole('button', { name: 'Resend' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/again, as a new record/);
  await user.click(dialog.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(server.inputsOf(resendMail)).toEqual([{ id: mailOf().id, version: 3 }]));
});

test('an empty list shows a message, and a failure offers a retry', async () => {
  serverOf([]);
  const { unmount } = await show();
  await screen.findByText('No e-mails yet.');
  unmount();
  fakeServer().on(listSendRecords, () => {
    throw refusal(codes.unavailable);
  });
  await show();
  await screen.findByText("The sent e-mails couldn't be loaded.");
});
