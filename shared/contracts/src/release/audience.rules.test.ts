import { laneFor, placeOf, type Subject } from './audience.rules';
import type { Audience, Lane } from './plan';

const lane = (version: string, audience: Audience): Lane => ({ version, digest: version, audience });
const stable = lane('1.0.0', { to: 'everyone' });
const subject = (change: Partial<Subject> = {}): Subject => ({
  userId: 'user_a',
  companyId: 'cmp_a',
  roleIds: ['role_a'],
  ...change,
});
const canary = (audience: Audience) => [lane('1.1.0', audience), stable];
const versionOf = (audience: Audience, who: Subject | null) => laneFor('cards', canary(audience), who)?.version;

test.each<[string, Audience, Subject | null, string]>([
  ['everyone', { to: 'everyone' }, null, '1.1.0'],
  ['a chosen user', { to: 'users', ids: ['user_a'] }, subject(), '1.1.0'],
  ['another user', { to: 'users', ids: ['user_b'] }, subject(), '1.0.0'],
  ['a chosen role', { to: 'roles', ids: ['role_b', 'role_a'] }, subject(), '1.1.0'],
  ['another role', { to: 'roles', ids: ['role_b'] }, subject(), '1.0.0'],
  ['a chosen company', { to: 'companies', ids: ['cmp_a'] }, subject(), '1.1.0'],
  ['another company', { to: 'companies', ids: ['cmp_b'] }, subject(), '1.0.0'],
  ['all in percent', { to: 'percent', percent: 100 }, subject(), '1.1.0'],
  ['nobody in percent', { to: 'percent', percent: 0 }, subject(), '1.0.0'],
  ['whoever is not signed in', { to: 'percent', percent: 100 }, null, '1.0.0'],
])('%s gets the right version', (_who, audience, who, version) => {
  expect(versionOf(audience, who)).toBe(version);
});

describe('a share of 10,000 users', () => {
  const users = Array.from({ length: 10_000 }, (_, index) => `user_01K${String(index * 7919).padStart(23, '0')}`);
  const shareOf = (remote: string, percent: number) => users.filter((user) => placeOf(remote, user) < percent);

  /** Three standard deviations of a fair draw, in points: 0.3 for one percent, 1.5 for fifty. */
  const noise = (percent: number) => 3 * Math.sqrt((percent * (100 - percent)) / 10_000);

  test.each([0, 1, 5, 10, 25, 33.33, 50, 75, 90, 100])('of %d percent is as right as a fair draw', (percent) => {
    for (const remote of ['cards', 'accounts', 'merchants'])
      expect(Math.abs(shareOf(remote, percent).length / 100 - percent)).toBeLessThanOrEqual(noise(percent));
  });

  test('only grows: who is in stays in', () => {
    for (const percent of [1, 5, 10, 25, 50]) {
      const more = new Set(shareOf('cards', percent + 5));
      expect(shareOf('cards', percent).every((user) => more.has(user))).toBe(true);
    }
  });

  test('of one remote says nothing about that of another', () => {
    const cards = new Set(shareOf('cards', 20));
    const both = shareOf('accounts', 20).filter((user) => cards.has(user)).length;
    expect(Math.abs(both / 100 - 4)).toBeLessThanOrEqual(noise(4));
  });
});
