import type { ModuleChange } from '@console/contracts/releases';
import type { Audience, LivePlan } from '@console/contracts/release';
import { standingOf } from './standing.rules';

const lane = (version: string, audience: Audience) => ({ version, digest: version, audience });
const everyone: Audience = { to: 'everyone' };
const planOf = (...lanes: LivePlan['lanes']): LivePlan => ({ lanes, minVersion: '1.2.0' });
const history: ModuleChange[] = [
  {
    number: 1,
    kind: 'ACTIVATE',
    reason: 'x',
    madeAt: '2026-11-21T06:00:00.000Z',
    madeByName: 'Ines',
    before: null,
    after: planOf(lane('1.3.0', everyone)),
  },
];
const canary = planOf(lane('1.5.0', { to: 'percent', percent: 10 }), lane('1.4.0', everyone));
const standing = (
  version: string,
  plan: LivePlan | null = canary,
  state: 'PUBLISHED' | 'REVOKED' | 'QUARANTINED' = 'PUBLISHED',
) => standingOf({ version, digest: version, state }, { plan, history });

test.each([
  ['1.5.0', { at: 'canary', audience: { to: 'percent', percent: 10 } }],
  ['1.4.0', { at: 'live', percent: 90 }],
  ['1.3.0', { at: 'retained' }],
  ['1.6.0', { at: 'published' }],
  ['1.1.9', { at: 'outdated' }],
])('%s is %o', (version, expected) => {
  expect(standing(version)).toEqual(expected);
});

test('the live version has a share only beside a percentage canary', () => {
  expect(standing('1.4.0', planOf(lane('1.4.0', everyone)))).toEqual({ at: 'live', percent: null });
  const some = planOf(lane('1.5.0', { to: 'users', ids: ['user_1'] }), lane('1.4.0', everyone));
  expect(standing('1.4.0', some)).toEqual({ at: 'live', percent: null });
});

test('withdrawal precedes every other state, and a version without audience is only published', () => {
  expect(standing('1.5.0', canary, 'REVOKED')).toEqual({ at: 'revoked' });
  expect(standing('1.5.0', canary, 'QUARANTINED')).toEqual({ at: 'quarantined' });
  expect(standing('0.0.1', null)).toEqual({ at: 'published' });
});
