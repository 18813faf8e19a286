import { codes } from '@console/contracts';
import {
  cancelGroupCards,
  cancelShareGroup,
  freezeShareGroup,
  listShareGroups,
  topUpShareGroup,
} from '@console/contracts/cards';
import { cardServer, listResultOf, idOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { locales } from '../locales';
import { groupOf } from '../testing/group-samples';
import ShareGroupList from './share-group.list';

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(ShareGroupList, {
    at: '/main/cards-share-group',
    grants: ['cards.share-group.view'],
    texts: locales,
    ...options,
  });

const serverOf = (group = groupOf()) => cardServer().on(listShareGroups, (query) => listResultOf([group], query));

const rowOf = async () => within(await screen.findByRole('row', { name: /Spring campaign/ }));
const dialog = async () => within(await screen.findByRole('dialog'));

/** Selects an action in the row's menu. */
async function ask({ user }: Awaited<ReturnType<typeof show>>, action: string) {
  await user.click((await rowOf()).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return dialog();
}

test('a row shows the balance of a group, its number of cards and a low balance', async () => {
  serverOf();
  await show();
  const row = await rowOf();
  expect(row.getByText('SG-20261120-000001')).toBeTruthy();
  expect(row.getByText(/^150\.00/)).toBeTruthy();
  expect(row.getByText('Low balance')).toBeTruthy();
  expect(row.getByText('2 cards')).toBeTruthy();
});

test('the list is translated into Chinese', async () => {
  serverOf();
  await show({ locale: 'zh-CN', grants: ['cards.share-group.view', 'cards.share-group.create'] });
  const row = await rowOf();
  expect(row.getByText('余额不足预警')).toBeTruthy();
  expect(row.getByText('海岸线商旅')).toBeTruthy();
  expect(screen.getByRole('button', { name: '创建卡组' })).toBeTruthy();
});

test('the create button and the actions are hidden without their permissions', async () => {
  serverOf(groupOf({ allowedActions: [] }));
  await show();
  const row = await rowOf();
  expect(row.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Create group' })).toBeNull();
});

test('a top-up sends the amount with the shown version', async () => {
  const server = serverOf().on(topUpShareGroup, () => groupOf({ version: 4 }));
  const shown = await show();
  await shown.user.click((await rowOf()).getByRole('button', { name: 'Top up' }));
  const dialogState = await dialog();
  await shown.user.type(dialogState.getByLabelText(/Amount/), '25.50');
  await shown.user.click(dialogState.getByRole('button', { name: 'Top up' }));
  expect(server.inputsOf(topUpShareGroup)).toEqual([
    { id: idOf('group', 1), version: 3, amount: { amount: '25.50', currency: 'USD' } },
  ]);
  expect(shown.requested.notices).toEqual([{ tone: 'ok', text: 'Spring campaign topped up' }]);
});

test('a freeze includes the cards unless the user deselects them', async () => {
  const server = serverOf().on(freezeShareGroup, () => ({ record: groupOf({ status: 'BLOCKED' }), job: null }));
  const shown = await show();
  const dialog = await ask(shown, 'Freeze');
  const box = dialog.getByRole('checkbox', { name: 'Also freeze 2 active cards' });
  expect(box).toHaveProperty('checked', true);
  await shown.user.click(box);
  await shown.user.click(dialog.getByRole('button', { name: 'Freeze' }));
  expect(server.inputsOf(freezeShareGroup)).toEqual([{ id: idOf('group', 1), version: 3, withCards: false }]);
});

test('[seed 4.9] a cancellation that cards block lists them and requires a reason to request their cancellation', async () => {
  const cards = [{ id: idOf('card', 1), number: '4571••••••••0982', alias: 'Search ads', state: 'ACTIVE' }];
  const server = serverOf()
    .on(cancelShareGroup, () => {
      throw refusal(codes.poolHasCards, { data: { count: 1, cards } });
    })
    .on(cancelGroupCards, () => {
      throw refusal(codes.transition);
    });
  const shown = await show({ grants: ['cards.share-group.view', 'cards.card.cancel'] });
  const dialog = await ask(shown, 'Cancel group');
  await shown.user.click(dialog.getByRole('button', { name: 'Cancel group' }));
  expect(await dialog.findByText(/^1 card of this group isn't cancelled yet/)).toBeTruthy();
  expect(dialog.getByText(/Search ads/)).toBeTruthy();
  await shown.user.click(dialog.getByRole('button', { name: 'Request card cancellations' }));
  expect(await dialog.findByText('Cannot be empty')).toBeTruthy();
  expect(server.inputsOf(cancelGroupCards)).toEqual([]);
});

test('a user without permission to cancel cards only sees the blocking cards', async () => {
  serverOf().on(cancelShareGroup, () => {
    throw refusal(codes.poolHasCards, { data: { count: 3, cards: [] } });
  });
  const shown = await show();
  const dialog = await ask(shown, 'Cancel group');
  await shown.user.click(dialog.getByRole('button', { name: 'Cancel group' }));
  expect(await dialog.findByText(/^3 cards of this group/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Request cancellation/ })).toBeNull();
});
