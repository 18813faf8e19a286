import type { LivePlan } from '@console/contracts/release';
import { isBroken, watchedOf, type Complaints } from './guard.rules';

const limits = { sessions: 5, windowMinutes: 10 };
const none: Complaints = { crashed: 0, unloaded: 0, people: 5, mounted: 0 };

test.each<[string, Partial<Complaints>, boolean]>([
  ['five sessions whose page it took away', { crashed: 5, mounted: 5000 }, true],
  ['four sessions', { crashed: 4 }, false],
  ['five sessions of one person', { crashed: 5, people: 1 }, false],
  ['five sessions of three people', { crashed: 5, people: 3 }, true],
  ['five sessions that could not load it, of six', { unloaded: 5, mounted: 1 }, true],
  ['five sessions that could not load it, of a thousand: their network', { unloaded: 5, mounted: 1000 }, false],
  ['three that crashed and two that could not load it, of five', { crashed: 3, unloaded: 2, mounted: 3 }, true],
  ['nobody', {}, false],
])('%s', (_name, said, expected) => {
  expect(isBroken({ ...none, ...said }, limits)).toBe(expected);
});

const plan = (...versions: string[]): LivePlan => ({
  lanes: versions.map((version) => ({ version, digest: version, audience: { to: 'everyone' } })),
  minVersion: '0.0.0',
});
const at = (hour: number, cards: LivePlan) => ({ madeAt: `2026-03-09T0${hour}:00:00.000Z`, remotes: { cards } });

test('a version is watched from the release on that brought it, also after others', () => {
  const releases = [at(5, plan('3', '2')), at(4, plan('2')), at(3, plan('1')), at(2, plan('2'))];
  const watched = watchedOf(releases, new Date('2026-03-09T06:00:00Z'));
  expect(watched.map(({ version, since }) => [version, since.getUTCHours()])).toEqual([
    ['3', 5],
    ['2', 4],
  ]);
});

test('a version that is live for more than a day is left to people', () => {
  expect(watchedOf([at(1, plan('1'))], new Date('2026-03-10T01:00:00.000Z'))).toEqual([]);
  expect(watchedOf([], new Date())).toEqual([]);
});
