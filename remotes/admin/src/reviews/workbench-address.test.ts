import { atWorkbench, atList, isWorkbenchAt, placeAt } from './workbench-address';

test('the workbench keeps the list parameters of the address', () => {
  const list = new URLSearchParams('stage=PENDING&page=2');
  const workbench = atWorkbench(list, { id: 'rev_1', keyword: 'ads' });
  expect([isWorkbenchAt(list), isWorkbenchAt(workbench)]).toEqual([false, true]);
  expect(placeAt(workbench)).toEqual({ id: 'rev_1', keyword: 'ads' });
  expect(String(atList(workbench))).toBe(String(list));
});

test('parameters that are not passed are kept, and empty parameters are removed', () => {
  const workbench = atWorkbench(new URLSearchParams(), { id: 'rev_1', keyword: 'ads' });
  expect(placeAt(atWorkbench(workbench, { id: 'rev_2' }))).toEqual({ id: 'rev_2', keyword: 'ads' });
  expect(String(atWorkbench(workbench, { id: '', keyword: '' }))).toBe('desk=on');
});
