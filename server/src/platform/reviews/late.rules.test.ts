import type { ReviewStage } from '@console/contracts/reviews';
import { isLate } from './late.rules';

const now = new Date('2026-03-09T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each<[ReviewStage, number, number | null, boolean]>([
  ['STUCK', 0, null, true],
  ['PENDING', 60 * 24 - 1, null, false],
  ['PENDING', 60 * 24, null, true],
  ['MISMATCH', 60 * 48, 60, false],
  ['MISMATCH', 60 * 48, null, true],
  ['EXECUTING', 60 * 48, 29, false],
  ['EXECUTING', 60 * 48, 30, true],
  ['FAILED', 60 * 48, 60 * 25, true],
  ['APPROVED', 60 * 480, 60 * 480, false],
  ['REJECTED', 60 * 480, 60 * 480, false],
])('%s, submitted %d minutes ago and approved %s minutes ago, is late: %s', (stage, request, approved, expected) => {
  const endedAt = approved === null ? null : ago(approved);
  expect(isLate({ stage, submittedAt: ago(request), endedAt }, now)).toBe(expected);
});
