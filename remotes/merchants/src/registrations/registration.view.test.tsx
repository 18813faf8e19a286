import { codes } from '@console/contracts';
import { readRegistration, readRegistrationHistory, showRegistration } from '@console/contracts/merchants';
import { factOf, fakeServer, refusal, renderScreen } from '@console/testing';
import { screen } from '@testing-library/react';
import { locales } from '../locales';
import RegistrationView from './registration.view';
import { detail, grants, id } from './testing/registration-samples';

const show = (held: string[] = []) =>
  renderScreen(RegistrationView, {
    at: `/main/merchant-register-review?id=${id}`,
    grants: [...grants, ...held],
    texts: locales,
  });
const serverOf = (one = detail()) =>
  fakeServer()
    .on(readRegistration, () => one)
    .on(readRegistrationHistory, () => ({ list: [], names: [] }));

test('a pending registration shows the records that an approval creates, and the referrer', async () => {
  serverOf();
  await show();
  expect(await screen.findByRole('heading', { name: 'Lantern Foods' })).toBeTruthy();
  expect(factOf('Status of the new merchant')).toBe('Draft');
  expect(factOf('Role of the first user')).toBe('Merchant owner');
  expect(factOf('Referred by')).toBe('Harbourline · M10230137');
  expect(screen.queryByRole('link', { name: 'RV-20260309-000101' })).toBeNull();
});

test('contact details are masked until they are requested', async () => {
  const server = serverOf().on(showRegistration, () => ({
    email: 'lin@lantern.example',
    areaCode: '+65',
    phone: '81234567',
  }));
  const { user } = await show();
  expect(await screen.findByText('l••••@lantern.example')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show contact details' }));
  expect(await screen.findByText('lin@lantern.example')).toBeTruthy();
  expect(screen.getByText('+65 81234567')).toBeTruthy();
  expect(server.inputsOf(showRegistration)).toEqual([{ id }]);
});

test.each([
  ['all reviews', 'reviews.review.view', '/main/cards-cancel-review?q=RV-20260309-000101'],
  ['merchant reviews', 'merchants.review.view', `/main/merchant-review-list-review?id=${id.replace('reg', 'rev')}`],
])(
  'for users who see %s, an approved registration links to its first user and its review',
  async (_pages, permission, address) => {
    const userId = id.replace('reg', 'user');
    serverOf(
      detail({
        state: 'APPROVED',
        decidedAt: '2026-03-10T04:12:00Z',
        decidedBy: 'Daniel Koh',
        outcome: null,
        merchant: {
          id: id.replace('reg', 'mer'),
          merchantNo: 'M55501234',
          name: { en_US: 'Lantern Foods', zh_CN: 'Lantern Foods' },
          status: 'DRAFT',
        },
        user: { id: userId, name: 'Lin' },
        allowedActions: [],
      }),
    );
    const { user, requested } = await show(['admin.user.save', permission]);
    expect(await screen.findByRole('heading', { name: 'Lantern Foods' })).toBeTruthy();
    expect(factOf('Created merchant')).toBe('Lantern Foods · M55501234');
    expect(factOf('Decided by')).toBe('Daniel Koh');
    await user.click(screen.getByRole('link', { name: 'Lin' }));
    await user.click(screen.getByRole('link', { name: 'RV-20260309-000101' }));
    expect(requested.visited).toEqual([`/main/user-management-save?id=${userId}`, address]);
  },
);

test('a rejected registration shows the reason, and one that cannot be loaded can be retried', async () => {
  let isBroken = true;
  serverOf().on(readRegistration, () => {
    if (isBroken) throw refusal(codes.serverError);
    return detail({ state: 'REJECTED', outcome: null, rejectedReason: '名称不完整', allowedActions: [] });
  });
  const { user } = await show();
  expect(await screen.findByText("The registration couldn't be loaded.")).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('名称不完整')).toBeTruthy();
});
