import { cardStates } from '@console/contracts/cards';
import {
  downloadMerchantLicence,
  listApiKeys,
  type MerchantDetail,
  type MerchantOverview,
  readMerchant,
  readMerchantHistory,
  readMerchantOverview,
  showMerchantBankAccount,
} from '@console/contracts/merchants';
import { factOf, fakeServer, idOf, listResultOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { keyOf, quay } from '../api-keys/testing/api-key-samples';
import { locales } from '../locales';
import MerchantView from './merchant.view';
import { fileId, grants, id, record } from './testing/merchant-samples';

const overview: MerchantOverview = {
  balances: [{ accountId: idOf('acct', 1), available: { amount: '120.00', currency: 'SGD' }, isLow: true }],
  cards: [
    { state: 'ACTIVE', count: 5 },
    { state: 'FROZEN', count: 2 },
  ],
  spent: [{ amount: '33.10', currency: 'SGD' }],
  users: 4,
};

const show = (over: Partial<MerchantDetail> = {}, held = grants) => {
  const server = fakeServer()
    .on(readMerchant, () => record(over))
    .on(readMerchantHistory, () => ({ list: [], names: [] }))
    .on(readMerchantOverview, () => overview);
  const shown = renderScreen(MerchantView, {
    at: `/main/merchant-management-view?id=${id}`,
    grants: [...held, 'admin.audit.view', 'reviews.review.view'],
    texts: locales,
  });
  return shown.then((rendered) => ({ ...rendered, server }));
};

test('the page shows figures, balances, spending, facts and the masked account number', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: 'Quay Imports' })).toBeTruthy();
  expect(await screen.findByText('Cards by status')).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.filter(([, href]) => href?.includes('state='))).toEqual(
    cardStates.map((state) => [
      state === 'ACTIVE' ? '5' : state === 'FROZEN' ? '2' : '0',
      `/main/cards-balance?merchantId=${id}&state=${state}`,
    ]),
  );
  expect([factOf('Active'), factOf('Frozen'), factOf('Cancelled')]).toEqual(['5', '2', '0']);
  expect(screen.getByText('1 with a low balance')).toBeTruthy();
  expect(screen.getByRole('row', { name: /SGD.*120\.00.*33\.10/ })).toBeTruthy();
  const facts = {
    'Registration number': 'REG-1',
    'Merchant category code': '5732',
    'Referral code': /ABCD2345/,
    'Contact person': 'Mei Tan',
    'Account number': /••••3456/,
    'Merchant ID': new RegExp(id),
  };
  for (const [label, text] of Object.entries(facts))
    expect([label, factOf(label)]).toEqual([label, expect.stringMatching(text)]);
});

test('figures without permission are not shown', async () => {
  const server = fakeServer()
    .on(readMerchant, () => record())
    .on(readMerchantHistory, () => ({ list: [], names: [] }))
    .on(readMerchantOverview, () => ({ balances: null, cards: null, spent: null, users: 4 }));
  await renderScreen(MerchantView, { at: `/main/merchant-management-view?id=${id}`, grants, texts: locales });
  expect(await screen.findByText('Users')).toBeTruthy();
  expect(screen.queryByText('Balances and spending')).toBeNull();
  expect(server.inputsOf(readMerchantOverview)).toEqual([{ id }]);
});

test('a merchant of a suspended company shows the reason that its cards show', async () => {
  await show({ companyRestriction: 'COMPANY_SUSPENDED' });
  const reason = 'The company is suspended: no new users, merchants, API keys, cards, top-ups or higher limits';
  expect(await screen.findByText(reason)).toBeTruthy();
});

test('the account number is shown on request', async () => {
  const { user, server } = await show();
  server.on(showMerchantBankAccount, () => ({ bankAccountNo: '003-912345-6', proposed: null }));
  await user.click(await screen.findByRole('button', { name: 'Show account number' }));
  await waitFor(() => expect(factOf('Account number')).toBe('003-912345-6'));
  expect(screen.queryByRole('button', { name: 'Show account number' })).toBeNull();
});

test('a licence is downloaded by its file id', async () => {
  const { user, server } = await show();
  server.on(downloadMerchantLicence, () => ({ url: '/files/x', name: 'licence.pdf' }));
  await user.click(await screen.findByRole('button', { name: 'licence.pdf' }));
  await waitFor(() => expect(server.inputsOf(downloadMerchantLicence)).toEqual([{ id, fileId }]));
});

test.each([
  ['all reviews', [], '/main/cards-cancel-review?q=RV-20260310-000001'],
  [
    'merchant reviews',
    ['merchants.review.view'],
    '/main/merchant-review-list-review?id=rev_01K00000000000000000000001',
  ],
])(
  'for users who see %s, a change in review shows both values and links to its review',
  async (_pages, more, address) => {
    const change: Partial<MerchantDetail> = {
      isChangeInReview: true,
      proposed: { nameEn: 'Quay Global' },
      review: {
        id: 'rev_01K00000000000000000000001',
        reviewNo: 'RV-20260310-000001',
        by: 'Daniel Koh',
        submittedAt: '2026-03-10T04:12:00Z',
      },
      allowedActions: [{ action: 'EDIT', enabled: false, reason: 'IN_REVIEW' }],
    };
    const { user, requested } = await show(change, [...grants, ...more]);
    expect(await screen.findByText('A change of this merchant is in review')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Name in English.*Quay Imports.*Quay Global/ })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'RV-20260310-000001' }));
    expect(requested.visited).toEqual([address]);
  },
);

test('a rejected merchant shows the reason and links to its form', async () => {
  const { user, requested } = await show({ status: 'REJECTED', rejectedReason: 'The licence has expired' });
  expect(await screen.findByText(/The licence has expired/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Continue editing' }));
  expect(requested.visited).toEqual([`/main/merchant-management-saveinfo-step-1-1?id=${id}`]);
});

test('the API keys of the merchant are listed with status and last use, and link to their management', async () => {
  const { user, server, requested } = await show({}, [...grants, 'merchants.api-key.view']);
  server.on(listApiKeys, (query) => listResultOf([keyOf({ merchant: quay })], query, { total: 3 }));
  const keys = within(await screen.findByRole('list', { name: 'API keys' }));
  expect(keys.getByRole('listitem').textContent).toMatch(/^Order servicevck_AbCd…wxyzActive2026-11-21 14:00$/);
  expect(screen.getByText('2 more keys')).toBeTruthy();
  expect(server.inputsOf(listApiKeys).map(({ filter }) => filter)).toEqual([
    { merchantId: [id], status: ['ACTIVE', 'EXPIRED', 'DISABLED'] },
  ]);
  await user.click(screen.getByRole('link', { name: 'Manage API keys' }));
  expect(requested.visited).toEqual([`/main/settings-developer?merchantId=${id}`]);
});
