import { waitedOf } from './waited.rules';

test.each([
  ['2026-11-20T08:00:00Z', { unit: 'days', count: 2 }],
  ['2026-11-21T20:00:01Z', { unit: 'hours', count: 11 }],
  ['2026-11-22T07:14:59Z', { unit: 'minutes', count: 45 }],
  ['2026-11-22T07:59:50Z', { unit: 'minutes', count: 0 }],
  // The browser clock is behind the server clock.
  ['2026-11-22T08:00:30Z', { unit: 'minutes', count: 0 }],
])('a review submitted at %s is pending for %j', (since, waited) => {
  expect(waitedOf(since, new Date('2026-11-22T08:00:00Z'))).toEqual(waited);
});
