import { stepsOf } from './canary-step.rules';

const all = ['VIEW', 'ACTIVATE', 'ROLLBACK'];

test.each([
  ['may only look', 10, ['VIEW'], []],
  ['may only roll back', 10, ['VIEW', 'ROLLBACK'], ['END']],
  ['may only activate', 10, ['VIEW', 'ACTIVATE'], ['NEXT 25', 'EVERYONE']],
  ['may do both', 10, all, ['END', 'NEXT 25', 'EVERYONE']],
  ['has begun between two usual steps', 7.5, all, ['END', 'NEXT 10', 'EVERYONE']],
  ['has the last step before everyone', 50, all, ['END', 'EVERYONE']],
  ['named the users of the canary', null, all, ['END', 'EVERYONE']],
])('whoever %s has these steps', (_who, percent, grants, steps) => {
  expect(
    stepsOf({ version: '1.5.0', percent }, grants).map(({ key, start }) =>
      start?.kind === 'percent' ? `${key} ${start.percent}` : key,
    ),
  ).toEqual(steps);
});

test('a step begins with the audience that it is named after', () => {
  const [end, next, everyone] = stepsOf({ version: '1.5.0', percent: 10 }, all);
  expect(end?.start).toBeNull();
  expect(next?.start).toMatchObject({ kind: 'percent', percent: '25' });
  expect(everyone?.start).toMatchObject({ kind: 'everyone' });
});
