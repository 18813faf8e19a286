import { codes } from '@console/contracts';
import { listSendAttempts, readSendRecord, type SendRecordDetail } from '@console/contracts/send-records';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen } from '@testing-library/react';
import { locales } from '../locales';
import SendRecordView from './send-record.view';
import { mailOf, secretMail } from './testing/send-record-samples';

const serverOf = (record: SendRecordDetail) =>
  fakeServer()
    .on(readSendRecord, () => record)
    .on(listSendAttempts, () => ({
      list: [
        { no: 2, begunAt: '2026-11-20T08:01:00.000Z', endedAt: null, error: '', account: '' },
        {
          no: 1,
          begunAt: '2026-11-20T08:00:00.000Z',
          endedAt: '2026-11-20T08:00:01.000Z',
          error: '451 try later',
          account: '',
        },
      ],
    }));
const show = (id: string) =>
  renderScreen(SendRecordView, {
    at: `/main/send-record-view?id=${id}`,
    grants: ['admin.send-record.view'],
    texts: locales,
  });

test('an e-mail shows hidden secrets, its subject record and each attempt', async () => {
  serverOf(secretMail);
  await show(secretMail.id);
  await screen.findByRole('heading', { name: 'Reset your password' });
  screen.getByText('The link or code in this e-mail is hidden.');
  screen.getByText(/resetPassword\?••••/);
  screen.getByText(/Ruth Adler/);
  await screen.findByText('451 try later');
  screen.getByText('No response from the mail server');
});

test('a deleted text and a failed request show messages', async () => {
  serverOf(mailOf({ body: null }));
  const { unmount } = await show(mailOf().id);
  await screen.findByText(/deleted after 90 days/);
  unmount();
  fakeServer().on(readSendRecord, () => {
    throw refusal(codes.unavailable);
  });
  await show(mailOf().id);
  await screen.findByText("This e-mail couldn't be loaded.");
});
