import { atWorkbench, atList, isWorkbenchAt, placeAt } from './workbench-address';

test('the workbench is a part of the address beside what the list shows, and takes nothing of that away', () => {
  const list = new URLSearchParams('stage=PENDING&page=2');
  const workbench = atWorkbench(list, { id: 'rev_1', keyword: 'ads' });
  expect([isWorkbenchAt(list), isWorkbenchAt(workbench)]).toEqual([false, true]);
  expect(placeAt(workbench)).toEqual({ id: 'rev_1', keyword: 'ads' });
  expect(String(atList(workbench))).toBe(String(list));
});

test('what is not said stays, and what is empty leaves the address', () => {
  const workbench = atWorkbench(new URLSearchParams(), { id: 'rev_1', keyword: 'ads' });
  expect(placeAt(atWorkbench(workbench, { id: 'rev_2' }))).toEqual({ id: 'rev_2', keyword: 'ads' });
  expect(String(atWorkbench(workbench, { id: '', keyword: '' }))).toBe('desk=on');
});
