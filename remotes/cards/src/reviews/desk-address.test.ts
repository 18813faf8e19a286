import { atDesk, atList, isDeskAt, placeAt } from './desk-address';

test('the desk is a part of the address beside what the list shows, and takes nothing of that away', () => {
  const list = new URLSearchParams('stage=PENDING&page=2');
  const desk = atDesk(list, { id: 'rev_1', keyword: 'ads' });
  expect([isDeskAt(list), isDeskAt(desk)]).toEqual([false, true]);
  expect(placeAt(desk)).toEqual({ id: 'rev_1', keyword: 'ads' });
  expect(String(atList(desk))).toBe(String(list));
});

test('what is not said stays, and what is empty leaves the address', () => {
  const desk = atDesk(new URLSearchParams(), { id: 'rev_1', keyword: 'ads' });
  expect(placeAt(atDesk(desk, { id: 'rev_2' }))).toEqual({ id: 'rev_2', keyword: 'ads' });
  expect(String(atDesk(desk, { id: '', keyword: '' }))).toBe('desk=on');
});
