import { isQuiet, quietMs, versionStep } from './version.rules';

describe('version.json [seed 7.24]', () => {
  test.each([
    ['the same version changes nothing', '1.0.0', { version: '1.0.0' }, null],
    ['another version is stored and reloads the page', '1.0.0', { version: '1.1.0' }, { keep: '1.1.0', reload: true }],
    [
      'an older version, which can be a rollback, reloads the page too',
      '1.1.0',
      { version: '1.0.0' },
      { keep: '1.0.0', reload: true },
    ],
    ['the first version is only stored', null, { version: '1.0.0' }, { keep: '1.0.0', reload: false }],
    ['a file without a version is ignored', '1.0.0', {}, null],
    ['an empty version is ignored', '1.0.0', { version: '' }, null],
    ['a version that is not a string is ignored', '1.0.0', { version: 2 }, null],
    ['a response that is not an object is ignored', '1.0.0', null, null],
  ])('%s', (_name, stored, fetched, expected) => {
    expect(versionStep(stored, fetched)).toEqual(expected);
  });
});

describe('the page is quiet', () => {
  const still = { isDirty: false, hasDialog: false, isHidden: false, untouchedMs: quietMs };
  test.each([
    ['if it was not touched for a while', {}, true],
    ['if it is hidden', { isHidden: true, untouchedMs: 0 }, true],
    ['unless the user is active', { untouchedMs: quietMs - 1 }, false],
    ['unless it has unsaved input', { isDirty: true, isHidden: true }, false],
    ['unless a dialog is open', { hasDialog: true, isHidden: true }, false],
  ])('%s: %j', (_name, change, expected) => {
    expect(isQuiet({ ...still, ...change })).toBe(expected);
  });
});
