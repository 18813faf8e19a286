import { countDicts, type DictRecord, listDicts } from '@console/contracts/dicts';
import { codes } from '@console/contracts';
import { fakeServer, listResultOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { locales } from '../locales';
import DictList from './dict.list';
import { dictOf, ownDict } from './testing/dict-samples';

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(DictList, {
    at: '/main/dict-management',
    grants: ['admin.dict.view', 'admin.dict.save'],
    texts: locales,
    ...options,
  });
const serverOf = (list: DictRecord[] = [dictOf(), ownDict]) =>
  fakeServer()
    .on(listDicts, (query) => listResultOf(list, query))
    .on(countDicts, () => ({ total: 1, counts: [{ value: 'SYSTEM' as const, count: 1 }] }));
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('[seed 3.15] a row shows type, number of entries and version, in both languages', async () => {
  serverOf();
  const { speak } = await show();
  const row = await rowOf(/card_state/);
  for (const text of ['Combined card status', 'System', '8', '12', 'Margaret Osei']) row.getByText(text);
  (await rowOf(/shop_kind/)).getByText('Custom');
  await speak('zh-CN');
  (await rowOf(/卡片综合状态/)).getByText('系统');
});

test('a row links to its entries and to its form', async () => {
  serverOf();
  const { user, requested } = await show();
  await user.click((await rowOf(/card_state/)).getByRole('button', { name: 'Edit' }));
  await user.click((await rowOf(/shop_kind/)).getByRole('button', { name: 'Show entries' }));
  expect(requested.visited).toEqual([
    '/main/dict-management-save?id=card_state',
    '/main/dict-dt-management?dict=shop_kind',
  ]);
});

test('users with only the view permission can only open the entries', async () => {
  serverOf([dictOf({ allowedActions: [] })]);
  await show({ grants: ['admin.dict.view'] });
  const row = await rowOf(/card_state/);
  row.getByRole('button', { name: 'Show entries' });
  expect(row.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create dictionary' })).toBeNull();
});

test('an empty list shows a message, and a failure offers a retry', async () => {
  serverOf([]);
  const { unmount } = await show();
  await screen.findByText('No dictionaries yet.');
  unmount();
  fakeServer().on(listDicts, () => {
    throw refusal(codes.unavailable);
  });
  await show();
  await screen.findByText("The dictionaries couldn't be loaded.");
  screen.getByRole('button', { name: /Retry|Try again/ });
});
