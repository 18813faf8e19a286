import {
  checkMerchantClose,
  closeMerchant,
  countMerchants,
  listMerchants,
  suspendMerchant,
} from '@console/contracts/merchants';
import { fakeServer, listResultOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import MerchantList from './merchant.list';
import { grants, id, record, row } from './testing/merchant-samples';

const showList = (held = grants) =>
  renderScreen(MerchantList, { at: '/main/merchant-management', grants: held, texts: locales });
const listServer = (one = row()) =>
  fakeServer()
    .on(listMerchants, (query) => listResultOf([one], query))
    .on(countMerchants, () => ({ total: 1, counts: [{ value: 'ACTIVE' as const, count: 1 }] }));
const openMerchant = async () => within(await screen.findByRole('row', { name: /Quay Imports/ }));

test('the list shows number, registration, currencies and a change in review, with counts in its tabs', async () => {
  const server = listServer(row({ isChangeInReview: true }));
  await showList();
  const cells = await openMerchant();
  for (const text of ['M20000001', 'REG-1', 'SGD USD', 'Change in review']) expect(cells.getByText(text)).toBeTruthy();
  expect(await screen.findByRole('tab', { name: /active.*1/i })).toBeTruthy();
  expect(server.inputsOf(listMerchants)[0]?.sort).toEqual([{ field: 'updatedAt', dir: 'desc' }]);
});

test('suspending needs a reason, and sends it with the version that was shown', async () => {
  const server = listServer().on(suspendMerchant, () => record({ status: 'SUSPENDED', version: 4 }));
  const { user, requested } = await showList();
  await user.click((await openMerchant()).getByRole('button', { name: 'Suspend merchant' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Quay Imports?' }));
  expect(dialog.getByText(/Payments with its cards are declined/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Suspend merchant' }));
  expect(await dialog.findByText('Cannot be empty')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Overdue');
  await user.click(dialog.getByRole('button', { name: 'Suspend merchant' }));
  await waitFor(() => expect(server.inputsOf(suspendMerchant)).toEqual([{ id, version: 3, note: 'Overdue' }]));
  expect(requested.notices).toEqual([{ tone: 'ok', text: 'Quay Imports suspended' }]);
});

test('closing a merchant with open items lists them and cannot be submitted', async () => {
  listServer().on(checkMerchantClose, () => ({
    obstacles: [
      { obstacle: 'CARDS', count: 2 },
      { obstacle: 'BALANCES', count: 1 },
    ],
  }));
  const { user } = await showList();
  await user.click((await openMerchant()).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Close merchant' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Quay Imports?' }));
  expect(await dialog.findByText("2 cards that aren't cancelled")).toBeTruthy();
  expect(dialog.getByText('1 account with a balance')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Close merchant' })).toBeNull();
});

test('closing a merchant without open items needs its typed number and a reason', async () => {
  const server = listServer()
    .on(checkMerchantClose, () => ({ obstacles: [] }))
    .on(closeMerchant, () => record({ status: 'CLOSED' }));
  const { user } = await showList();
  await user.click((await openMerchant()).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Close merchant' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Quay Imports?' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Reason' }), 'Left');
  await user.click(dialog.getByRole('button', { name: 'Close merchant' }));
  expect(server.inputsOf(closeMerchant)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /M20000001/ }), 'M20000001');
  await user.click(dialog.getByRole('button', { name: 'Close merchant' }));
  await waitFor(() => expect(server.inputsOf(closeMerchant)).toEqual([{ id, version: 3, note: 'Left' }]));
});

test('a user with only the view permission gets neither creation nor export nor actions', async () => {
  listServer(row({ allowedActions: [] }));
  await showList(['merchants.merchant.view']);
  expect((await openMerchant()).queryByRole('button')).toBeNull();
  for (const name of ['Create merchant', 'Export']) expect(screen.queryByRole('button', { name })).toBeNull();
});
