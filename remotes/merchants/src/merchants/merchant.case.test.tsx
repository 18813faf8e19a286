import { codes } from '@console/contracts';
import { downloadCaseLicence, type MerchantCase, readMerchantCase } from '@console/contracts/merchants';
import { factOf, fakeServer, refusal, renderScreen, reviewOf } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import MerchantOfReview from './merchant.case';
import { id, record } from './testing/merchant-samples';

const review = { ...reviewOf({ objectId: id, amount: null }), maker: 'Daniel Koh' };
const place = { place: null, round: 0, hasPrevious: false, hasNext: false, onEvent: () => undefined };
const show = (decision: 'APPROVE' | 'REJECT') =>
  renderScreen(() => <MerchantOfReview review={review} layout="decision" decision={decision} {...place} />, {
    at: '/main/cards-cancel-review',
    texts: locales,
  });

test('a new merchant is shown with all fields and the effect of an approval; a failure can be retried', async () => {
  let isDown = true;
  fakeServer().on(readMerchantCase, () => {
    if (isDown) throw refusal(codes.serverError);
    return { merchant: record({ status: 'PENDING_REVIEW' }), change: null };
  });
  const { user, speak } = await show('APPROVE');
  expect(await screen.findByText("The merchant couldn't be loaded.")).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Quay Imports' })).toBeTruthy();
  expect([factOf('Registration number'), factOf('Account number')]).toEqual(['REG-1', '••••3456']);
  expect(screen.getByText('The merchant becomes active and can issue cards.')).toBeTruthy();
  await speak('zh-CN');
  expect(screen.getByText('通过后，商户即生效，可以开卡。')).toBeTruthy();
});

test('a change is shown field by field, with the licences of both versions side by side', async () => {
  const file = (name: string, number: number) => ({
    id: `file_01K0000000000000000000000${number}`,
    name,
    mediaType: 'application/pdf',
    bytes: 1,
  });
  const change: MerchantCase['change'] = {
    before: { nameEn: 'Quay Imports', licences: [file('old.pdf', 1)] },
    after: { nameEn: 'Quay Global', licences: [file('new.pdf', 2)] },
  };
  const server = fakeServer()
    .on(readMerchantCase, () => ({ merchant: record(), change }))
    .on(downloadCaseLicence, () => ({ url: '/files/x', name: 'new.pdf' }));
  const { user } = await show('REJECT');
  expect(await screen.findByRole('row', { name: /Name in English.*Quay Imports.*Quay Global/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'old.pdf' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'new.pdf' }));
  await waitFor(() =>
    expect(server.inputsOf(downloadCaseLicence)).toEqual([
      { id: review.id, fileId: 'file_01K00000000000000000000002' },
    ]),
  );
  expect(screen.getByText(/The merchant stays unchanged/)).toBeTruthy();
});
