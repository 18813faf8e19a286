import type { Tab } from '../tabs/tabs.rules';
import { recentRecords, seenOf } from './recent-records.rules';

const tab = (key: string, turn: number): Tab => {
  const page = key.replace(/\?.*/, '');
  const location = { pathname: `/main/${page}`, search: key.slice(page.length), hash: '' };
  return { key, page, location, isPinned: false, isAlive: false, turn };
};
const pages = new Set(['card', 'cards']);
const keys = (open: Tab[], closed: Tab[] = [], visible = '') =>
  recentRecords({ open, closed }, visible, pages).map(({ key }) => key);

test('open records come first, by last visit, then closed records, the most recently closed first', () => {
  const open = [tab('card?id=1', 1), tab('cards', 2), tab('card?id=2', 3)];
  const closed = [tab('card?id=3', 4), tab('card?id=4', 1)];
  expect(keys(open, closed)).toEqual(['card?id=2', 'card?id=1', 'card?id=4', 'card?id=3']);
});

test('the visible record and records without permission are omitted', () => {
  const open = [tab('card?id=1', 1), tab('secret?id=1', 2), tab('card?id=2', 3)];
  expect(seenOf({ open, closed: [] })).toBe('card?id=2');
  expect(keys(open, [], 'card?id=2')).toEqual(['card?id=1']);
});

test('at most six records are returned', () => {
  expect(keys(Array.from({ length: 9 }, (_, index) => tab(`card?id=${index}`, index)))).toHaveLength(6);
});

test('no page is visible if no tab is open', () => {
  expect(seenOf({ open: [], closed: [] })).toBe('');
});
