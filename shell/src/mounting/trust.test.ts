import { integrityOf, isTrusted, trustRemote, trustShell, untrust } from './trust';

const file = (integrity: string) => ({ integrity, length: 1 });
const files = { 'entry.js': file('sha384-one'), 'c/1.js': file('sha384-two') };

describe('trust', () => {
  test('a listed file has the hash from its manifest, whatever its query', () => {
    trustRemote('/r/cards/1/', files);
    expect(integrityOf('/r/cards/1/c/1.js')).toBe('sha384-two');
    expect(integrityOf(`${location.origin}/r/cards/1/entry.js?r=3`)).toBe('sha384-one');
  });

  test.each([
    '/r/cards/1/other.js',
    '/r/cards/2/entry.js',
    'https://elsewhere.example/r/cards/1/entry.js',
    '/r/cards/1/../1/x.js',
  ])('%s, which is unlisted, gets a well-formed hash that no file matches', (url) => {
    trustRemote('/r/cards/1/', files);
    expect(integrityOf(url)).toBe(`sha384-${'A'.repeat(64)}`);
    expect(isTrusted(url)).toBe(false);
  });

  test('the files of a removed version are no longer trusted; files of other versions and of the shell still are', () => {
    trustShell({ '/s/main.js': 'sha384-shell' });
    trustRemote('/r/cards/1/', files);
    trustRemote('/r/cards/10/', files);
    untrust('/r/cards/1/');
    expect(isTrusted('/r/cards/1/entry.js')).toBe(false);
    expect(isTrusted('/r/cards/10/entry.js')).toBe(true);
    expect(integrityOf('/s/main.js')).toBe('sha384-shell');
  });

  test('the runtimes of all bundles use the same hash table', () => {
    expect(globalThis.__vccIntegrity('/nowhere.js')).toBe(integrityOf('/nowhere.js'));
  });
});
