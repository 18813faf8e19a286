import { grantChanges, isGranted, toggled } from './grant-choice.rules';

test('who is given an action is given the sight of the module with it', () => {
  expect(toggled([], 'cards', 'ACTIVATE')).toEqual([{ module: 'cards', grants: ['VIEW', 'ACTIVATE'] }]);
});

test('who no longer sees a module does nothing with it', () => {
  expect(toggled([{ module: 'cards', grants: ['VIEW', 'ACTIVATE'] }], 'cards', 'VIEW')).toEqual([]);
});

test('one grant is taken without the others', () => {
  const list = [{ module: 'cards', grants: ['VIEW' as const, 'ACTIVATE' as const] }];
  expect(toggled(list, 'cards', 'ACTIVATE')).toEqual([{ module: 'cards', grants: ['VIEW'] }]);
});

test('the star gives it for every module', () => {
  const list = [{ module: '*', grants: ['VIEW' as const] }];
  expect([isGranted(list, 'cards', 'VIEW'), isGranted(list, 'cards', 'PUBLISH')]).toEqual([true, false]);
});

test('changes are told one by one', () => {
  const before = [{ module: 'cards', grants: ['VIEW' as const, 'PUBLISH' as const] }];
  const after = [
    { module: '*', grants: ['VIEW' as const] },
    { module: 'cards', grants: ['VIEW' as const] },
  ];
  expect(grantChanges(before, after)).toEqual([
    { module: '*', grant: 'VIEW', isGranted: true },
    { module: 'cards', grant: 'PUBLISH', isGranted: false },
  ]);
  expect(grantChanges(before, before)).toEqual([]);
});
