import {
  type CompanyDetail,
  type CompanyOverview,
  readCompany,
  readCompanyHistory,
  readCompanyOverview,
  readCompanyResources,
  resendCompanyInvitation,
  showCompanyBankAccount,
} from '@console/contracts/company';
import { codes } from '@console/contracts';
import { factOf, fakeServer, idOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import CompanyView from './company.view';
import { draft, grants, id, overview, record, resources } from './testing/company-samples';

const show = async (over: Partial<CompanyDetail> = {}, figures: () => CompanyOverview = () => overview()) => {
  const server = fakeServer()
    .on(readCompany, () => record(over))
    .on(readCompanyHistory, () => ({ list: [], names: [] }))
    .on(readCompanyResources, () => resources)
    .on(readCompanyOverview, figures);
  const shown = await renderScreen(CompanyView, {
    at: `/main/company-management-view?id=${id}`,
    grants: [...grants, 'admin.audit.view', 'reviews.review.view'],
    texts: locales,
  });
  return { ...shown, server };
};

test('[seed 9.15] the page shows figures, brand, products, facts and masked numbers', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: 'Meridian Cards' })).toBeTruthy();
  await waitFor(() => expect(factOf('Active cards')).toBe('120'));
  expect([factOf('Merchants'), factOf('Users'), factOf('Balances')]).toEqual(['5', '6', '1,500.00 USD']);
  for (const note of ['1 open review', '2 invited', '2 open invoices']) expect(screen.getByText(note)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Logo on a dark background' }).getAttribute('src')).toBe('/pictures/1');
  expect(screen.getByRole('link', { name: 'https://cards.meridian.example' }).getAttribute('target')).toBe('_blank');
  expect(await screen.findByRole('row', { name: /45678901 Travel Visa USD From 2026-01-01 4/ })).toBeTruthy();
  const facts = {
    'Registration number': 'HRB 4711',
    'Contact person': 'MS Mei Tan',
    'Account number': /••••3456/,
    IBAN: /••••9012/,
    'Fee currency': 'USD',
    'Company ID': new RegExp(id),
  };
  for (const [label, text] of Object.entries(facts))
    expect([label, factOf(label)]).toEqual([label, expect.stringMatching(text)]);
});

test('a Chinese contact person is shown with the family name first', async () => {
  await show({ contactFirstName: '若澜', contactLastName: '沈', contactTitle: null });
  await screen.findByRole('heading', { name: 'Meridian Cards' });
  expect(factOf('Contact person')).toBe('沈若澜');
});

test('figures that fail to load can be retried, and the other parts of the page stay visible', async () => {
  let isDown = true;
  const { user } = await show({}, () => {
    if (isDown) throw refusal(codes.serverError);
    return overview();
  });
  expect(await screen.findByText("The figures couldn't be loaded.")).toBeTruthy();
  expect(screen.getByText('HRB 4711')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(factOf('Active cards')).toBe('120'));
});

test('current and proposed account numbers are shown on request', async () => {
  const masked = { group: 'BANK_ACCOUNT' as const, masked: '••••7777', revealable: true };
  const { user, server } = await show({ proposed: { bankAccountNo: masked } });
  server.on(showCompanyBankAccount, () => ({
    bankAccountNo: '003-912345-6',
    bankIban: 'DE89370400440532013000',
    proposedAccountNo: '555-777777-7',
    proposedIban: null,
  }));
  await user.click(await screen.findByRole('button', { name: 'Show account number' }));
  await waitFor(() => expect(factOf('Account number')).toBe('003-912345-6'));
  expect(factOf('IBAN')).toBe('DE89370400440532013000');
  expect(factOf('New account number (not approved yet)')).toBe('555-777777-7');
  expect(screen.queryByRole('button', { name: 'Show account number' })).toBeNull();
});

test('a draft links to its form', async () => {
  const { user, requested } = await show(draft());
  expect(await screen.findByText(/This company is a draft/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Continue editing' }));
  expect(requested.visited).toEqual([`/main/company-management-saveinfo-step-1-1?id=${id}`]);
});

test('a change in review is shown before and after, with a link to its review', async () => {
  const { user, requested } = await show({
    isChangeInReview: true,
    proposed: { siteOrigins: ['https://new.example'], restrictedLoginCountries: ['KP'] },
    review: {
      id: idOf('rev', 1),
      reviewNo: 'RV-20260310-000001',
      by: 'Daniel Koh',
      submittedAt: '2026-03-10T04:12:00Z',
    },
    allowedActions: [{ action: 'EDIT', enabled: false, reason: 'IN_REVIEW' }],
  });
  expect(await screen.findByText('A change of this company is in review')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Sites.*cards\.meridian\.example.*new\.example/ })).toBeTruthy();
  expect(await screen.findByRole('row', { name: /Restricted sign-in countries.*KP/ })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'RV-20260310-000001' }));
  expect(requested.visited).toEqual(['/main/cards-cancel-review?q=RV-20260310-000001']);
});

test.each([
  [
    { status: 'REJECTED', rejectedReason: 'The licence has expired' },
    'This company was rejected',
    /licence has expired/,
  ],
  [
    { status: 'SUSPENDED', statusReason: 'Invoices are overdue' },
    /This company is suspended/,
    'Reason: Invoices are overdue',
  ],
  [{ status: 'CLOSED', statusReason: 'Contract ended' }, 'This company is closed', 'Reason: Contract ended'],
] as const)('the state %j is shown with its reason', async (over, title, reason) => {
  await show(over);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(reason)).toBeTruthy();
});

test('unsubmitted changes link to the form', async () => {
  await show({ proposed: { bankName: 'OCBC' } });
  expect(await screen.findByText('Changes of this company are saved and not submitted.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue editing' })).toBeTruthy();
});

test('an open invitation is shown with its address and can be sent again', async () => {
  const invitation = {
    email: 'mei@meridian.example',
    sentAt: '2026-03-10T04:12:00Z',
    expiresAt: '2999-03-17T04:12:00Z',
  };
  const allowedActions = [{ action: 'RESEND_INVITATION', enabled: true }];
  const { user, server, requested } = await show({ allowedActions }, () => overview({ invitation }));
  server.on(resendCompanyInvitation, () => record({ version: 4 }));
  expect(await screen.findByText("The first user hasn't accepted the invitation yet")).toBeTruthy();
  expect(screen.getByText(/mei@meridian\.example was invited/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send a new invitation' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Resend invitation' }));
  await waitFor(() => expect(server.inputsOf(resendCompanyInvitation)).toEqual([{ id, version: 3 }]));
  expect(requested.notices).toEqual([{ tone: 'ok', text: 'Invitation to Meridian Cards sent' }]);
});

test('an expired invitation is shown as expired', async () => {
  const invitation = {
    email: 'mei@meridian.example',
    sentAt: '2020-03-10T04:12:00Z',
    expiresAt: '2020-03-17T04:12:00Z',
  };
  await show({}, () => overview({ invitation }));
  expect(await screen.findByText('The invitation of the first user has expired')).toBeTruthy();
});

test('a user of another company sees that company without actions and without names of platform users', async () => {
  const refuse = () => {
    throw refusal(codes.noPermission);
  };
  const { server, speak } = await show({ allowedActions: [], createdBy: '', updatedBy: '', remark: '' }, refuse);
  server.on(readCompanyResources, refuse);
  await screen.findByRole('heading', { name: 'Meridian Cards' });
  for (const name of ['Edit company', 'Suspend company', 'Close company'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  for (const label of ['Created by', 'Updated by', 'Remark']) expect(screen.queryByText(label)).toBeNull();
  await waitFor(() => expect(server.inputsOf(readCompanyResources)).not.toEqual([]));
  // The language is changed only after the refusals have arrived.
  await speak('zh-CN');
  expect(await screen.findByText('联系信息')).toBeTruthy();
  expect(screen.queryByText(/加载失败/)).toBeNull();
});

test('before approval the selected modules and BINs are listed by name', async () => {
  await show({ status: 'PENDING_REVIEW', moduleIds: [idOf('pmod', 2)], binIds: [idOf('bin', 2)] });
  await waitFor(() => expect(factOf('Modules')).toBe('Reports'));
  expect(factOf('Card BINs')).toBe('51234567');
  expect(screen.queryByText('Fee settings')).toBeNull();
});
