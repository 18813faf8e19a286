import { codes } from '@console/contracts';
import { type MerchantDetail, readMerchant, saveMerchantRemark, submitMerchant } from '@console/contracts/merchants';
import { factOf, fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import MerchantSubmitStep from './merchant-submit.step';
import { draft, grants, id, record } from './testing/merchant-samples';

const complete = (over: Partial<MerchantDetail> = {}) => record({ status: 'DRAFT', ...over });
const show = () =>
  renderScreen(MerchantSubmitStep, {
    at: `/main/merchant-management-saveinfo-step-4-1?id=${id}`,
    grants,
    texts: locales,
  });

test('the entered values are shown, saved with the remark and submitted with the new version', async () => {
  const server = fakeServer()
    .on(readMerchant, () => complete())
    .on(saveMerchantRemark, () => complete({ version: 4 }))
    .on(submitMerchant, () => complete({ status: 'PENDING_REVIEW', version: 5 }));
  const { user, requested } = await show();
  await screen.findByText('After you submit, someone else reviews them.', { exact: false });
  expect([factOf('Registration number'), factOf('Bank'), factOf('Account number')]).toEqual([
    'REG-1',
    'DBS Bank',
    '••••3456',
  ]);
  await user.type(screen.getByRole('textbox', { name: /^Remark/ }), '!');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(server.inputsOf(submitMerchant)).toEqual([{ id, version: 4 }]));
  expect(server.inputsOf(saveMerchantRemark)).toEqual([{ id, version: 3, remark: 'Settles on Mondays!' }]);
  expect(requested.visited).toEqual([`/main/merchant-management-view?id=${id}`]);
  expect(requested.notices).toEqual([{ tone: 'ok', text: 'Quay Imports submitted' }]);
});

test('a field that the server refuses links to its step', async () => {
  fakeServer()
    .on(readMerchant, () => complete())
    .on(saveMerchantRemark, () => complete({ version: 4 }))
    .on(submitMerchant, () => {
      throw refusal(codes.invalid, { fieldIssues: [{ field: 'bankName', code: 'REQUIRED', params: {} }] });
    });
  const { user, requested } = await show();
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(requested.visited).toEqual([`/main/merchant-management-saveinfo-step-3-1?id=${id}&check=1`]),
  );
});

test('an active merchant without protected changes has nothing to approve', async () => {
  fakeServer().on(readMerchant, () => record());
  await show();
  expect(await screen.findByText('All changes are saved. None of them needs approval.')).toBeTruthy();
});

test('an incomplete draft redirects to its first open step', async () => {
  fakeServer().on(readMerchant, () => draft());
  const { requested } = await show();
  await waitFor(() => expect(requested.visited).toEqual([`/main/merchant-management-saveinfo-step-2-1?id=${id}`]));
});
