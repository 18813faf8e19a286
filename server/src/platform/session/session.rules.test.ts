import { afterFailure, idleLeft, isLocked, noFailures, resumptionOf } from './session.rules';

const start = new Date('2026-03-09T04:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const failuresAt = (...minutes: number[]) =>
  minutes.reduce((failures, minute) => afterFailure(failures, after(minute)), noFailures);

describe('sign-in lock', () => {
  it('locks for 30 minutes at the fifth failure within 15', () => {
    const failures = failuresAt(0, 1, 2, 3, 14);
    expect(failures.lockedUntil).toEqual(after(44));
    expect(isLocked(failures, after(43.9))).toBe(true);
    expect(isLocked(failures, after(44))).toBe(false);
  });

  it('does not lock at the fourth, nor when the first is older than 15 minutes', () => {
    expect(isLocked(failuresAt(0, 1, 2, 3), after(3))).toBe(false);
    expect(isLocked(failuresAt(0, 1, 2, 3, 15), after(15))).toBe(false);
  });

  it('is not extended by attempts while locked', () => {
    expect(failuresAt(0, 1, 2, 3, 4, 20).lockedUntil).toEqual(after(34));
  });

  it('starts counting again afterwards', () => {
    expect(failuresAt(0, 1, 2, 3, 4, 35)).toEqual({ count: 1, firstAt: after(35), lockedUntil: null });
  });
});

describe('resume secret', () => {
  const fresh = { usedAt: null, endedAt: null, lastActiveAt: start, expiresAt: after(720) };
  it.each([
    ['a fresh secret is accepted', fresh, after(1), 'ok'],
    ['a secret used a moment ago by another tab is accepted', { ...fresh, usedAt: after(1) }, after(1.2), 'ok'],
    ['a secret used earlier is treated as stolen', { ...fresh, usedAt: start }, after(1), 'stolen'],
    ['a secret of a session that is idle for 15 minutes has expired', fresh, after(15), 'over'],
    ['a secret of an ended session has expired', { ...fresh, endedAt: start }, after(1), 'over'],
    ['a secret of a session of 12 hours has expired', { ...fresh, lastActiveAt: after(719) }, after(720), 'over'],
  ] as const)('%s', (_name, resumed, now, worth) => {
    expect(resumptionOf(resumed, now, 900)).toBe(worth);
  });
});

it('the remaining idle time is never negative', () => {
  expect([idleLeft(start, after(1), 900), idleLeft(start, after(20), 900)]).toEqual([840, 0]);
});
