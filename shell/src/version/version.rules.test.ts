import { isQuiet, quietMs, versionStep } from './version.rules';

describe('version.json [seed 7.24]', () => {
  test.each([
    ['the same version changes nothing', '1.0.0', { version: '1.0.0' }, null],
    ['another version is kept and the page reloads', '1.0.0', { version: '1.1.0' }, { keep: '1.1.0', reload: true }],
    ['an older one too: it may be a rollback', '1.1.0', { version: '1.0.0' }, { keep: '1.0.0', reload: true }],
    ['the first one is only kept', null, { version: '1.0.0' }, { keep: '1.0.0', reload: false }],
    ['a file without a version is ignored', '1.0.0', {}, null],
    ['an empty version is ignored', '1.0.0', { version: '' }, null],
    ['a version that is no text is ignored', '1.0.0', { version: 2 }, null],
    ['no object is ignored', '1.0.0', null, null],
  ])('%s', (_name, stored, fetched, expected) => {
    expect(versionStep(stored, fetched)).toEqual(expected);
  });
});

describe('a quiet moment', () => {
  const still = { isDirty: false, hasDialog: false, isHidden: false, untouchedMs: quietMs };
  test.each([
    ['nobody has touched the page for a while', {}, true],
    ['nobody sees the page', { isHidden: true, untouchedMs: 0 }, true],
    ['someone is at work', { untouchedMs: quietMs - 1 }, false],
    ['something typed would be lost', { isDirty: true, isHidden: true }, false],
    ['a dialog is open', { hasDialog: true, isHidden: true }, false],
  ])('%s: %j', (_name, change, expected) => {
    expect(isQuiet({ ...still, ...change })).toBe(expected);
  });
});
