import type { Notification } from '@console/contracts/notifications';
import { wayOf, withNewest } from './notification.rules';

const pages = new Set(['cards-cancel-review']);

test.each([
  ['review', 'cards-cancel-review?q=RV-1', { at: 'page', href: '/main/cards-cancel-review?q=RV-1' }],
  ['job', '', { at: 'jobs' }],
  ['release', 'devops-module-management?id=cards', { at: 'nowhere' }],
  ['review', '', { at: 'nowhere' }],
])('a notification of type %s with page "%s" is a link only if the user may open the page', (objectType, page, way) => {
  expect(wayOf({ objectType, page }, pages)).toEqual(way);
});

const one = (id: string): Notification => ({
  id,
  type: 'JOB_DONE',
  objectType: 'job',
  objectId: 'job_1',
  label: 'CARD_EXPORT',
  page: '',
  createdAt: '2026-03-09T06:05:00.000Z',
  readAt: null,
});
const listOf = (...ids: string[]) => ids.map(one);

test('older entries stay below the newest page', () => {
  const before = { list: listOf('c', 'b', 'a'), hasMore: false };
  const after = withNewest(before, { list: listOf('d', 'c'), hasMore: true });
  expect([after.list.map(({ id }) => id), after.hasMore]).toEqual([['d', 'c', 'b', 'a'], false]);
});

test('older entries are dropped if the newest page does not overlap with them', () => {
  const newest = { list: listOf('e', 'd'), hasMore: true };
  expect(withNewest({ list: listOf('b', 'a'), hasMore: false }, newest)).toEqual(newest);
});
