import { clockAhead } from './clock';

test('a moved clock continues from its new time', () => {
  let present = Date.parse('2026-03-30T12:00:00Z');
  const clock = clockAhead(2, () => present);
  expect(clock().toISOString()).toBe('2026-04-01T12:00:00.000Z');
  present += 1_000;
  expect(clock().toISOString()).toBe('2026-04-01T12:00:01.000Z');
});

test('an unmoved clock returns the system time', () => {
  expect(clockAhead(0, () => 5)().getTime()).toBe(5);
});
