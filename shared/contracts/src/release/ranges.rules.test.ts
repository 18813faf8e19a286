import { compareVersions, isVersion, satisfies } from './ranges.rules';

test.each([
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.9.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.1.5', '^0.1.0', true],
  ['0.2.0', '^0.1.0', false],
  ['0.0.2', '^0.0.1', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['4.0.0', '*', true],
  ['4.0.0', '', false],
  ['4.0.0', 'workspace:^', false],
  ['4.0.0', '>=1.0.0 || <3.0.0', false],
  ['4.0.0-beta.1', '^4.0.0', false],
])('version %s in range %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});

test('versions compare numerically rather than as text', () => {
  expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0);
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0);
  expect(['1.0', 'v1.0.0', '1.0.0-rc.1', '01.2'].map(isVersion)).toEqual([false, false, false, false]);
});
