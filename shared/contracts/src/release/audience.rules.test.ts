import { laneFor, type Subject } from './audience.rules';
import type { Audience, Lane } from './plan';

const lane = (version: string, audience: Audience): Lane => ({ version, digest: version, audience });
const stable = lane('1.0.0', { to: 'everyone' });
const subject = (change: Partial<Subject> = {}): Subject => ({
  userId: 'user_a',
  number: 1,
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
  ['100 percent of users', { to: 'percent', percent: 100 }, subject(), '1.1.0'],
  ['0 percent of users', { to: 'percent', percent: 0 }, subject(), '1.0.0'],
  ['a visitor without a session', { to: 'percent', percent: 100 }, null, '1.0.0'],
])('%s gets the expected version', (_who, audience, who, version) => {
  expect(versionOf(audience, who)).toBe(version);
});
