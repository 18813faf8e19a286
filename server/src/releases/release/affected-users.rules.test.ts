import type { LivePlan } from '@console/contracts/release';
import { affectedUsersOf } from './affected-users.rules';

const everyone = (version: string): LivePlan['lanes'][number] => ({
  version,
  digest: version,
  audience: { to: 'everyone' },
});
const before: LivePlan = { lanes: [everyone('1.0.0')], minVersion: '0.0.0' };
const subjects = Array.from({ length: 400 }, (_, index) => ({
  userId: `user_${index}`,
  number: index + 1,
  companyId: 'co_1',
  roleIds: [],
  sessions: 2,
}));

test('a percentage assigns the new version to about that share of the users', () => {
  const lanes = [{ version: '1.1.0', digest: 'b', audience: { to: 'percent', percent: 25 } } as const, ...before.lanes];
  const { moves, people, sessions } = affectedUsersOf('cards', { subjects, before, after: { ...before, lanes } });
  expect([people, sessions]).toEqual([400, 800]);
  const group = moves.find(({ to }) => to === '1.1.0');
  expect(group?.from).toBe('1.0.0');
  expect(group?.people).toBeGreaterThan(70);
  expect(group?.people).toBeLessThan(130);
  expect(moves.reduce((sum, one) => sum + one.sessions, 0)).toBe(800);
});

test('a new remote has no earlier version', () => {
  const { moves } = affectedUsersOf('cards', { subjects, before: undefined, after: before });
  expect(moves).toEqual([{ from: null, to: '1.0.0', people: 400, sessions: 800 }]);
});

test('without signed-in users no group is affected', () => {
  expect(affectedUsersOf('cards', { subjects: [], before, after: before })).toEqual({
    moves: [],
    people: 0,
    sessions: 0,
  });
});
