import { codes } from '@console/contracts';
import type { Job } from '@console/contracts/jobs';
import {
  createShareGroup,
  listAccountOptions,
  listCardholderOptions,
  listIssuableBins,
  listShareRules,
  precheckShareGroup,
  saveShareRule,
  type ShareRule,
} from '@console/contracts/cards';
import {
  accountOf,
  binOf,
  cardServer,
  listResultOf,
  idOf,
  refusal,
  renderScreen,
  type ScreenOptions,
} from '@console/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { groupOf } from '../testing/group-samples';
import ShareGroupForm from './share-group.form';

const { rule: terms, merchant } = groupOf();
const ruleOf = (over: Partial<ShareRule> = {}): ShareRule => ({
  ...terms,
  merchant,
  status: 'ACTIVE',
  usedBy: 1,
  createdAt: '2026-11-20T08:00:00Z',
  version: 2,
  allowedActions: [],
  ...over,
});
const usd = (amount: string) => ({ amount, currency: 'USD' as const });

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(ShareGroupForm, {
    at: '/main/create-share-card-group',
    grants: ['cards.share-group.create', 'cards.share-rule.save'],
    texts: locales,
    ...options,
  });
const serverOf = () =>
  cardServer()
    .on(listIssuableBins, () => ({ list: [binOf()], today: '2026-11-20' }))
    .on(listAccountOptions, () => ({ list: [accountOf()] }))
    .on(listShareRules, (query) => listResultOf([ruleOf()], query))
    .on(precheckShareGroup, () => ({
      fee: usd('5.00'),
      cardFees: usd('3.00'),
      total: usd('505.00'),
      available: usd('1000.00'),
    }));

type Shown = Awaited<ReturnType<typeof show>>;
async function choose({ user }: Shown, name: string, option: RegExp) {
  await user.click(await screen.findByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}
async function chooseRule(shown: Shown) {
  await choose(shown, 'Merchant', /Harbourline Travel/);
  await choose(shown, 'Sharing rule', /Campaign rule/);
}

test('[seed 3.22] a group is created with the selected values, after its price is shown', async () => {
  const server = serverOf().on(createShareGroup, () => ({ ...groupOf(), firstBatch: null }));
  const shown = await show();
  await shown.user.type(await screen.findByLabelText(/^Name/), 'Spring campaign');
  await chooseRule(shown);
  await choose(shown, 'Card BIN', /USD/);
  await choose(shown, 'Funding account', /USD/);
  await shown.user.type(screen.getByLabelText(/^Deposit/), '500');
  expect(await screen.findByText(/^505\.00/)).toBeTruthy();
  await shown.user.click(screen.getByRole('button', { name: 'Create group' }));
  expect(server.inputsOf(createShareGroup)).toEqual([
    {
      merchantId: idOf('mer', 1),
      name: 'Spring campaign',
      ruleId: idOf('rule', 1),
      binId: binOf().id,
      accountId: accountOf().id,
      deposit: usd('500'),
    },
  ]);
  expect(shown.requested.visited.at(-1)).toContain('cards-share-group');
});

const begun: Job = {
  id: idOf('job', 1),
  type: 'CARD_CREATE',
  state: 'QUEUED',
  total: 2,
  done: 0,
  ok: 0,
  failed: 0,
  file: null,
  page: null,
  message: null,
  traceId: null,
  createdAt: '2026-11-20T04:00:00.000Z',
  finishedAt: null,
  expiresAt: null,
};

test('first cards are ordered and priced with the group, and their batch opens', async () => {
  const firstBatch = { batchNo: 'CB-20261120-ABC123', job: begun };
  const server = serverOf()
    .on(listCardholderOptions, () => ({ list: [], hasMore: false }))
    .on(createShareGroup, () => ({ ...groupOf(), firstBatch }));
  const making = ['cards.share-group.create', 'cards.share-card.create', 'cards.card.create', 'cards.card-batch.view'];
  const shown = await show({ grants: making });
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Spring campaign' } });
  await chooseRule(shown);
  await choose(shown, 'Card BIN', /USD/);
  await choose(shown, 'Funding account', /USD/);
  fireEvent.change(screen.getByLabelText(/^Deposit/), { target: { value: '500' } });
  expect(screen.queryByLabelText(/^Card alias/)).toBeNull();
  await shown.user.click(screen.getByRole('checkbox', { name: /Issue cards with the group/ }));
  fireEvent.change(screen.getByLabelText(/^Card alias/), { target: { value: 'Team {seq}' } });
  fireEvent.change(screen.getByLabelText(/^Number of cards/), { target: { value: '2' } });
  fireEvent.change(screen.getByLabelText(/^Limit(?! period)/), { target: { value: '100' } });
  fireEvent.change(screen.getByLabelText(/^Valid until/), { target: { value: '2027-06-30' } });
  await screen.findByText('Issuance fees, 2 cards');
  expect(server.inputsOf(precheckShareGroup).at(-1)).toMatchObject({ count: 2 });
  await shown.user.click(screen.getByRole('button', { name: 'Create group' }));
  await waitFor(() => expect(server.inputsOf(createShareGroup)).toHaveLength(1));
  expect(server.inputsOf(createShareGroup)).toMatchObject([
    { count: 2, alias: 'Team {seq}', limit: usd('100'), limitPeriod: 'MONTH', validTo: '2027-06-30' },
  ]);
  await waitFor(() => expect(shown.requested.visited.at(-1)).toContain('cards-balance-batch?no=CB-20261120-ABC123'));
});

test('only an allocating rule has a balance of each card, and a refusal is shown at its field', async () => {
  const rules = [ruleOf(), ruleOf({ id: idOf('rule', 2), name: 'Allocating rule', type: 'SMART_ALLOCATION' })];
  const server = serverOf()
    .on(listShareRules, (query) => listResultOf(rules, query))
    .on(createShareGroup, () => {
      throw refusal(codes.invalid, {
        fieldIssues: [{ field: 'cardTarget', code: 'MAX_AMOUNT', params: { max: '500.00', currency: 'USD' } }],
      });
    });
  const shown = await show();
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Spring campaign' } });
  await chooseRule(shown);
  await choose(shown, 'Card BIN', /USD/);
  await choose(shown, 'Funding account', /USD/);
  fireEvent.change(screen.getByLabelText(/^Deposit/), { target: { value: '500' } });
  expect(screen.queryByLabelText(/^Balance of each card/)).toBeNull();
  await choose(shown, 'Sharing rule', /Allocating rule/);
  fireEvent.change(screen.getByLabelText(/^Balance of each card/), { target: { value: '501' } });
  await shown.user.click(screen.getByRole('button', { name: 'Create group' }));
  expect(await screen.findByText(/^Enter 500\.00 USD or less/)).toBeTruthy();
  expect(server.inputsOf(createShareGroup)).toMatchObject([{ cardTarget: usd('501') }]);
});

test('[seed 4.17] a rule in use cannot be edited, and is saved as a copy with a new name', async () => {
  const server = serverOf().on(saveShareRule, ({ id, ...draft }) => {
    if (id !== undefined) throw refusal(codes.ruleUsed);
    return ruleOf({ id: idOf('rule', 2), name: draft.name, usedBy: 0, version: 1 });
  });
  const shown = await show();
  await chooseRule(shown);
  await shown.user.click(screen.getByRole('button', { name: 'Edit rule' }));
  const dialog = within(await screen.findByRole('dialog'));
  await shown.user.click(dialog.getByRole('button', { name: 'Save rule' }));
  expect(await dialog.findByText(/can.t be edited/)).toBeTruthy();
  await shown.user.click(dialog.getByRole('button', { name: 'Copy as new rule' }));
  await shown.user.click(dialog.getByRole('button', { name: 'Save rule' }));
  const { id, version, name } = server.inputsOf(saveShareRule).at(-1) ?? {};
  expect({ id, version, name }).toEqual({ name: 'Campaign rule (copy)' });
  expect(await screen.findByRole('combobox', { name: 'Sharing rule' })).toHaveProperty('value', 'Campaign rule (copy)');
});

test('a rule has auto top-up only if it is enabled', async () => {
  const server = serverOf().on(saveShareRule, ({ name }) => ruleOf({ id: idOf('rule', 2), name }));
  const shown = await show();
  await choose(shown, 'Merchant', /Harbourline Travel/);
  await shown.user.click(screen.getByRole('button', { name: 'Create rule' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Rule name'), { target: { value: 'Filling rule' } });
  await shown.user.click(dialog.getByRole('combobox', { name: 'Rule type' }));
  await shown.user.click(await screen.findByRole('option', { name: 'Classic share' }));
  expect(dialog.queryByLabelText('Maximum top-ups per day')).toBeNull();
  await shown.user.click(dialog.getByRole('checkbox', { name: /Auto top-up/ }));
  fireEvent.change(dialog.getByLabelText('Maximum top-ups per day'), { target: { value: '3' } });
  await shown.user.click(dialog.getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(server.inputsOf(saveShareRule)).toHaveLength(1));
  expect(server.inputsOf(saveShareRule)).toMatchObject([
    { topUpBelowPercent: 20, topUpByPercent: 50, topUpMaxPerDay: 3 },
  ]);
});

test('[seed 3.21] a rule of a type without a ratio is saved without a ratio', async () => {
  const server = serverOf().on(saveShareRule, ({ name }) => ruleOf({ id: idOf('rule', 2), name }));
  const shown = await show();
  await choose(shown, 'Merchant', /Harbourline Travel/);
  await shown.user.click(screen.getByRole('button', { name: 'Create rule' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Rule name'), { target: { value: 'Any BIN' } });
  expect(dialog.queryByLabelText('Balance floating ratio')).toBeNull();
  await shown.user.click(dialog.getByRole('combobox', { name: 'Rule type' }));
  await shown.user.click(await screen.findByRole('option', { name: 'Extended share' }));
  expect(dialog.queryByLabelText('Balance floating ratio')).toBeNull();
  await shown.user.click(dialog.getByRole('button', { name: 'Save rule' }));
  await waitFor(() =>
    expect(server.inputsOf(saveShareRule)).toMatchObject([{ type: 'EXTENDED_SHARE', floatingPercent: 0 }]),
  );
});

test('the buttons for rules are hidden without their permission', async () => {
  serverOf();
  const shown = await show({ grants: ['cards.share-group.create'] });
  await chooseRule(shown);
  expect(screen.queryByRole('button', { name: /rule/ })).toBeNull();
});

test('missing values are refused at their fields and nothing is sent', async () => {
  const server = serverOf();
  const shown = await show();
  await shown.user.click(await screen.findByRole('button', { name: 'Create group' }));
  expect(screen.getAllByText('Cannot be empty').length).toBeGreaterThanOrEqual(5);
  expect(server.inputsOf(createShareGroup)).toEqual([]);
});
