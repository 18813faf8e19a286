import { codes } from '@console/contracts';
import {
  createShareCard,
  listCardholderOptions,
  listIssuableBins,
  listShareCards,
  listShareGroups,
} from '@console/contracts/cards';
import {
  binOf,
  cardholderOf,
  cardServer,
  listResultOf,
  idOf,
  refusal,
  renderScreen,
  type ScreenOptions,
} from '@console/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { groupOf, shareCardOf } from '../testing/group-samples';
import ShareCardList from './share-card.list';

const shared = shareCardOf();

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(ShareCardList, {
    at: '/main/cards-share-cards',
    grants: ['cards.share-card.view', 'cards.share-group.view', 'cards.card.view'],
    texts: locales,
    ...options,
  });
const serverOf = () =>
  cardServer()
    .on(listShareGroups, (query) => listResultOf([groupOf()], query))
    .on(listShareCards, (query) => listResultOf([shared], query));

test('a row shows group, limit and available amount of a card', async () => {
  serverOf();
  await show();
  const row = within(await screen.findByRole('row', { name: /Search ads/ }));
  expect(row.getByRole('link').getAttribute('href')).toContain(shared.id);
  expect(row.getByText('Spring campaign')).toBeTruthy();
  expect(row.getByText(/^400\.00/)).toBeTruthy();
  expect(row.getByText(/^150\.00/)).toBeTruthy();
});

test('a tab filters by state, which is stored in the address', async () => {
  const server = serverOf();
  const { user, search } = await show();
  await user.click(await screen.findByRole('tab', { name: 'Frozen' }));
  expect(search()).toBe('?state=FROZEN');
  await waitFor(() => expect(server.inputsOf(listShareCards).at(-1)?.filter).toEqual({ state: ['FROZEN'] }));
});

test('the list is translated into Chinese', async () => {
  serverOf();
  await show({ locale: 'zh-CN' });
  await screen.findByRole('row', { name: /Search ads/ });
  expect(screen.getByRole('columnheader', { name: '可用金额' })).toBeTruthy();
  expect(screen.getByText('海岸线商旅')).toBeTruthy();
});

test('the group in the address filters the list', async () => {
  const server = serverOf();
  await show({ at: `/main/cards-share-cards?poolId=${idOf('group', 1)}` });
  await waitFor(() =>
    expect(server.inputsOf(listShareCards).at(-1)).toMatchObject({ filter: { poolId: [idOf('group', 1)] } }),
  );
});

test('the list of one group links to its audit log entries for users with permission for the audit log', async () => {
  serverOf();
  const at = `/main/cards-share-cards?poolId=${idOf('group', 1)}`;
  const seen = await show({ at, grants: ['cards.share-card.view', 'admin.audit.view'] });
  const link = await screen.findByRole('link', { name: 'History in the audit log' });
  expect(link.getAttribute('href')).toBe(`/main/opt-information?objectType=shareGroup&objectId=${idOf('group', 1)}`);
  seen.unmount();
  serverOf();
  await show({ at });
  await screen.findByRole('row', { name: /Search ads/ });
  expect(screen.queryByRole('link', { name: 'History in the audit log' })).toBeNull();
});

test('a list that cannot be loaded shows an error and can be retried', async () => {
  let isBroken = true;
  const server = serverOf().on(listShareCards, (query) => {
    if (isBroken) throw refusal(codes.serverError);
    return listResultOf([shared], query);
  });
  const shown = await show();
  expect(await screen.findByText("The shared cards couldn't be loaded.")).toBeTruthy();
  isBroken = false;
  await shown.user.click(screen.getByRole('button', { name: /retry|try again/i }));
  expect(await screen.findByRole('row', { name: /Search ads/ })).toBeTruthy();
  expect(server.inputsOf(listShareCards).length).toBeGreaterThan(1);
});

test('[seed 5.16] cards of a group are created, and a limit above the deposit is refused at its field', async () => {
  const server = serverOf()
    .on(listIssuableBins, () => ({ list: [binOf({ id: groupOf().bin.id })], today: '2026-11-20' }))
    .on(listCardholderOptions, () => ({ list: [cardholderOf()], hasMore: false }))
    .on(createShareCard, () => {
      const params = { max: '1000.00', currency: 'USD' };
      throw refusal(codes.limitAboveDeposit, { fieldIssues: [{ field: 'limit', code: 'MAX_AMOUNT', params }] });
    });
  const { user } = await show({
    grants: ['cards.share-card.view', 'cards.share-card.create', 'cards.share-group.view'],
  });
  await user.click((await screen.findAllByRole('button', { name: 'Create shared cards' }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('combobox', { name: 'Card group' }));
  await user.click(await screen.findByRole('option', { name: /Spring campaign/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Card alias' }), 'Ads');
  await user.type(dialog.getByRole('textbox', { name: 'Limit' }), '1500');
  await user.click(dialog.getByRole('combobox', { name: 'Limit period' }));
  await user.click(await screen.findByRole('option', { name: /month/i }));
  fireEvent.change(dialog.getByLabelText('Valid until'), { target: { value: '2027-06-30' } });
  await user.click(dialog.getByRole('button', { name: 'Create card' }));
  expect(server.inputsOf(createShareCard)).toMatchObject([
    { poolId: idOf('group', 1), binId: groupOf().bin.id, limit: { amount: '1500', currency: 'USD' } },
  ]);
  expect(await dialog.findByText('Enter 1,000.00 USD or less')).toBeTruthy();
});

test('[seed 3.21] cards of an extended share can have another BIN in the currency of their group', async () => {
  const group = groupOf({ rule: { ...groupOf().rule, type: 'EXTENDED_SHARE' } });
  const other = binOf({ id: idOf('bin', 7), bin: '40001426' });
  const server = serverOf()
    .on(listShareGroups, (query) => listResultOf([group], query))
    .on(listIssuableBins, () => ({
      list: [binOf({ id: group.bin.id }), other, binOf({ id: idOf('bin', 8), bin: '51005630', currency: 'EUR' })],
      today: '2026-11-20',
    }))
    .on(listCardholderOptions, () => ({ list: [cardholderOf()], hasMore: false }));
  const { user } = await show({
    grants: ['cards.share-card.view', 'cards.share-card.create', 'cards.share-group.view'],
  });
  await user.click((await screen.findAllByRole('button', { name: 'Create shared cards' }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('combobox', { name: 'Card group' }));
  await user.click(await screen.findByRole('option', { name: /Spring campaign/ }));
  await user.click(await dialog.findByRole('combobox', { name: 'Card BIN' }));
  expect(screen.queryByRole('option', { name: /51005630/ })).toBeNull();
  await user.click(await screen.findByRole('option', { name: /40001426/ }));
  expect(server.inputsOf(listIssuableBins)).toEqual([{ purpose: 'POOL' }]);
  expect(await dialog.findByDisplayValue(/40001426/)).toBeTruthy();
});

test('a group beyond the first 200 is found by typing and selected by name', async () => {
  const groups = Array.from({ length: 230 }, (_, place) =>
    groupOf({ id: idOf('group', place + 1), name: `Group ${place + 1}`, poolNo: `SG-${place + 1}` }),
  );
  const server = cardServer()
    .on(listShareCards, (query) => listResultOf([shared], query))
    .on(listShareGroups, (query) => {
      const found = groups.filter(({ name }) => name.includes(query.keyword ?? ''));
      return listResultOf(found.slice(0, query.pageSize ?? 20), query);
    });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const [field] = await dialog.findAllByRole('combobox', { name: 'Group or wallet' });
  if (!field) throw new Error('There is no filter by group.');
  await user.click(field);
  await user.type(field, 'Group 229');
  await user.click(await dialog.findByRole('option', { name: /Group 229/ }));
  await waitFor(() =>
    expect(server.inputsOf(listShareCards).at(-1)).toMatchObject({ filter: { poolId: [idOf('group', 229)] } }),
  );
  // The selected group keeps its name during another search.
  await user.clear(field);
  await user.type(field, 'Group 228');
  await dialog.findByRole('option', { name: /Group 228/ });
  expect(dialog.getByRole('button', { name: 'Remove Group 229' })).toBeTruthy();
});
