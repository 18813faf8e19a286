import { stepsOf } from './canary-step.rules';

const all = ['VIEW', 'ACTIVATE', 'ROLLBACK'];

test.each([
  ['the view permission', 10, ['VIEW'], []],
  ['the rollback permission', 10, ['VIEW', 'ROLLBACK'], ['END']],
  ['the activation permission', 10, ['VIEW', 'ACTIVATE'], ['NEXT 25', 'EVERYONE']],
  ['all permissions', 10, all, ['END', 'NEXT 25', 'EVERYONE']],
  ['a share between two presets', 7.5, all, ['END', 'NEXT 10', 'EVERYONE']],
  ['the last preset before everyone', 50, all, ['END', 'EVERYONE']],
  ['a canary of selected users', null, all, ['END', 'EVERYONE']],
])('the steps with %s', (_who, percent, grants, steps) => {
  expect(
    stepsOf({ version: '1.5.0', percent }, grants).map(({ key, start }) =>
      start?.kind === 'percent' ? `${key} ${start.percent}` : key,
    ),
  ).toEqual(steps);
});

test('each step starts with its own audience', () => {
  const [end, next, everyone] = stepsOf({ version: '1.5.0', percent: 10 }, all);
  expect(end?.start).toBeNull();
  expect(next?.start).toMatchObject({ kind: 'percent', percent: '25' });
  expect(everyone?.start).toMatchObject({ kind: 'everyone' });
});
