import { waitedOf } from './waited.rules';

test.each([
  ['2026-11-20T08:00:00Z', { unit: 'days', count: 2 }],
  ['2026-11-21T20:00:01Z', { unit: 'hours', count: 11 }],
  ['2026-11-22T07:14:59Z', { unit: 'minutes', count: 45 }],
  ['2026-11-22T07:59:50Z', { unit: 'minutes', count: 0 }],
  // A clock of the browser that goes after that of the server.
  ['2026-11-22T08:00:30Z', { unit: 'minutes', count: 0 }],
])('since %s something has waited %j', (since, waited) => {
  expect(waitedOf(since, new Date('2026-11-22T08:00:00Z'))).toEqual(waited);
});
