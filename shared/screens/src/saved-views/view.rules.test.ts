import { listInput } from '@console/contracts';
import type { SavedView, ViewContent } from '@console/contracts/views';
import { z } from '@console/contracts/zod';
import type { ListAddress } from '../lists/list-query.rules';
import { defaultLayout } from './layout.rules';
import { addressOf, contentOf, isBare, isModified, settled, stateOf } from './view.rules';

const states = z.strictObject({ state: z.array(z.enum(['FROZEN', 'ACTIVE'])).optional() });
const taking = { kinds: { state: 'list' }, input: listInput(states, ['balance']) } as const;
const content: ViewContent = {
  filters: [{ name: 'state', values: ['FROZEN', 'ACTIVE'] }],
  keyword: 'travel',
  sort: { key: 'balance', dir: 'desc' },
  look: { columns: [], density: 'COMPACT' },
};
const view: SavedView = {
  id: 'view_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  name: 'Mine',
  scope: 'PRIVATE',
  roleId: null,
  content,
  owner: 'Daniel Koh',
  isOwn: true,
  mayChange: true,
  version: 1,
};
const address: ListAddress = {
  page: 3,
  pageSize: 50,
  sort: { key: 'balance', dir: 'desc' },
  keyword: 'travel',
  filters: { state: ['ACTIVE', 'FROZEN'] },
};

test('another page, or another order of the same filters, does not modify a view', () => {
  expect(isModified(view, contentOf(address, content.look), taking)).toBe(false);
});

test.each<[string, Partial<ListAddress>]>([
  ['a filter', { filters: { state: ['ACTIVE'] } }],
  ['no filter', { filters: {} }],
  ['a keyword', { keyword: 'hosting' }],
  ['an order', { sort: undefined }],
])('another %s modifies it', (_what, change) => {
  expect(isModified(view, contentOf({ ...address, ...change }, content.look), taking)).toBe(true);
});

test('another layout modifies it', () => {
  expect(isModified(view, contentOf(address, defaultLayout), taking)).toBe(true);
});

test.each<[string, Partial<ViewContent>]>([
  ['a filter that the list does not have', { filters: [...content.filters, { name: 'moon', values: ['FULL'] }] }],
  ['a value that its call refuses', { filters: [{ name: 'state', values: ['MELTED'] }] }],
  ['an order that it does not know', { sort: { key: 'shoeSize', dir: 'asc' } }],
])('of a view with %s, the other parts are shown, and the view does not count as modified', (_what, change) => {
  const old = { ...view, content: { ...content, ...change } };
  const { isWhole, ...state } = stateOf(old.content, taking);
  expect(isWhole).toBe(false);
  expect(state.keyword).toBe('travel');
  const shown = contentOf({ ...address, ...state }, content.look);
  expect(isModified(old, shown, taking)).toBe(false);
});

test('the address of a view contains everything that it shows, and keeps other parameters', () => {
  const search = new URLSearchParams('txn=txn_1&q=other&cols=alias');
  const written = addressOf(search, view, { pageSize: 20, taking });
  expect(Object.fromEntries(written)).toEqual({
    txn: 'txn_1',
    q: 'travel',
    sort: '-balance',
    state: 'FROZEN,ACTIVE',
    view: view.id,
  });
});

test('a view that was changed to all rows differs from the saved one', () => {
  const emptied = settled(new URLSearchParams({ view: view.id }), taking.kinds);
  expect(isBare(emptied, taking.kinds)).toBe(false);
  expect(isBare(new URLSearchParams({ view: view.id }), taking.kinds)).toBe(true);
  expect(String(settled(new URLSearchParams('view=none'), taking.kinds))).toBe('view=none');
});
