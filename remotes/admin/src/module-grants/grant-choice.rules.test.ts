import { grantChanges, isGranted, toggled } from './grant-choice.rules';

test('granting an action also grants the view permission', () => {
  expect(toggled([], 'cards', 'ACTIVATE')).toEqual([{ module: 'cards', grants: ['VIEW', 'ACTIVATE'] }]);
});

test('removing the view permission removes all actions', () => {
  expect(toggled([{ module: 'cards', grants: ['VIEW', 'ACTIVATE'] }], 'cards', 'VIEW')).toEqual([]);
});

test('removing an action keeps the other grants', () => {
  const list = [{ module: 'cards', grants: ['VIEW' as const, 'ACTIVATE' as const] }];
  expect(toggled(list, 'cards', 'ACTIVATE')).toEqual([{ module: 'cards', grants: ['VIEW'] }]);
});

test('a grant for all remotes applies to each remote', () => {
  const list = [{ module: '*', grants: ['VIEW' as const] }];
  expect([isGranted(list, 'cards', 'VIEW'), isGranted(list, 'cards', 'PUBLISH')]).toEqual([true, false]);
});

test('changes are listed by remote and grant', () => {
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
