import type { Audience, LivePlan } from '@console/contracts/release';
import { activated, drained, rolledBack, withdrawn, type Choice } from './change.rules';

const choice = (version: string): Choice => ({ version, digest: `digest of ${version}` });
const [one, two, three] = [choice('1.0.0'), choice('1.1.0'), choice('2.0.0')];
const everyone: Audience = { to: 'everyone' };
const share = (percent: number): Audience => ({ to: 'percent', percent });
const plan = (...lanes: [Choice, Audience][]): LivePlan => ({
  lanes: lanes.map(([it, audience]) => ({ ...it, audience })),
  minVersion: '0.0.0',
});
const changed = (expected: LivePlan) => ({ at: 'changed', plan: expected });
const activate = (before: LivePlan | undefined, it: Choice, audience: Audience, isMinimum = false) =>
  activated(before, { choice: it, audience, isMinimum });

test('the first version of a remote is activated for everyone only', () => {
  expect(activate(undefined, one, everyone)).toEqual(changed(plan([one, everyone])));
  expect(activate(undefined, one, share(10))).toMatchObject({ at: 'refused' });
});

test('a canary lane precedes the lane for everyone, and a larger share replaces it', () => {
  const before = plan([one, everyone]);
  const canary = plan([two, share(10)], [one, everyone]);
  expect(activate(before, two, share(10))).toEqual(changed(canary));
  expect(activate(canary, two, share(50))).toEqual(changed(plan([two, share(50)], [one, everyone])));
});

test('an activation for everyone ends all canaries', () => {
  expect(activate(plan([two, share(10)], [one, everyone]), two, everyone)).toEqual(changed(plan([two, everyone])));
});

test('a version that everyone already has is not activated again', () => {
  const reason = 'Everyone already has 1.0.0; activate another version.';
  expect(activate(plan([one, everyone]), one, everyone)).toMatchObject({ at: 'refused', reason });
  expect(activate(plan([one, everyone]), one, share(10))).toMatchObject({ at: 'refused', reason });
  expect(activate(plan([two, share(10)], [one, everyone]), one, everyone)).toMatchObject({ at: 'changed' });
  expect(activate(plan([one, everyone]), one, everyone, true)).toMatchObject({ at: 'changed' });
});

test('versions below the minimum are refused, also in a rollback', () => {
  const fixed = activate(plan([one, everyone]), two, everyone, true);
  expect(fixed).toEqual(changed({ ...plan([two, everyone]), minVersion: '1.1.0' }));
  if (fixed.at !== 'changed') throw new Error('It was changed.');
  expect(activate(fixed.plan, one, everyone)).toMatchObject({ reason: expect.stringContaining('below the minimum') });
  expect(rolledBack(fixed.plan, [one])).toMatchObject({ reason: expect.stringContaining('no earlier version') });
  expect(activate(plan([one, everyone]), two, share(10), true)).toMatchObject({ at: 'refused' });
});

test('a drain ends the canary, and the version for everyone stays', () => {
  expect(drained(plan([two, share(10)], [one, everyone]))).toEqual(changed(plan([one, everyone])));
  expect(drained(plan([one, everyone]))).toMatchObject({ reason: expect.stringContaining('no canary to end') });
});

test('a rollback activates the latest earlier version and ends the canaries', () => {
  const before = plan([three, share(5)], [two, everyone]);
  expect(rolledBack(before, [two, one])).toEqual(changed(plan([one, everyone])));
  expect(rolledBack(before, [two])).toMatchObject({ at: 'refused' });
});

test('a withdrawal moves the audience to the remaining or an earlier version, and lists the withdrawn digest', () => {
  const before = plan([two, share(10)], [one, everyone]);
  const after = changed({ ...plan([one, everyone]), withdrawn: [two.digest] });
  expect(withdrawn(before, { choice: two, earlier: [one] })).toEqual(after);
  expect(withdrawn(plan([two, everyone]), { choice: two, earlier: [two, one] })).toEqual(after);
  expect(withdrawn(plan([two, everyone]), { choice: two, earlier: [two] })).toMatchObject({ at: 'refused' });
});

test('later changes still list withdrawn digests', () => {
  const before = { ...plan([one, everyone]), withdrawn: [two.digest] };
  expect(activate(before, three, everyone)).toEqual(changed({ ...plan([three, everyone]), withdrawn: [two.digest] }));
});
