import type { LiveRemote } from '@console/contracts/release';
import { integrityOf, isTrusted, trustRemote, trustShell, untrust } from './trust';

const file = (integrity: string) => ({ integrity, length: 1 });
const remote = (base: string): LiveRemote => ({
  remote: 'cards',
  version: '1.0.0',
  base,
  manifest: {
    schema: 1,
    remote: 'cards',
    version: '1.0.0',
    container: 'cards_v1',
    entry: 'entry.js',
    expose: './remote',
    federation: '2.9.2',
    pages: [],
    requires: {},
    preload: [],
    texts: { en_US: [], zh_CN: [] },
    files: { 'entry.js': file('sha384-one'), 'c/1.js': file('sha384-two') },
  },
});

describe('trust', () => {
  test('a listed file has the hash from its manifest, whatever its query', () => {
    trustRemote(remote('/r/cards/1/'));
    expect(integrityOf('/r/cards/1/c/1.js')).toBe('sha384-two');
    expect(integrityOf(`${location.origin}/r/cards/1/entry.js?r=3`)).toBe('sha384-one');
  });

  test.each([
    '/r/cards/1/other.js',
    '/r/cards/2/entry.js',
    'https://elsewhere.example/r/cards/1/entry.js',
    '/r/cards/1/../1/x.js',
  ])('%s, which is unlisted, gets a well-formed hash that no file matches', (url) => {
    trustRemote(remote('/r/cards/1/'));
    expect(integrityOf(url)).toBe(`sha384-${'A'.repeat(64)}`);
    expect(isTrusted(url)).toBe(false);
  });

  test('the files of a removed version are no longer trusted; files of other versions and of the shell still are', () => {
    trustShell({ '/s/main.js': 'sha384-shell' });
    trustRemote(remote('/r/cards/1/'));
    trustRemote(remote('/r/cards/10/'));
    untrust('/r/cards/1/');
    expect(isTrusted('/r/cards/1/entry.js')).toBe(false);
    expect(isTrusted('/r/cards/10/entry.js')).toBe(true);
    expect(integrityOf('/s/main.js')).toBe('sha384-shell');
  });

  test('the runtimes of all bundles use the same hash table', () => {
    expect(globalThis.__vccIntegrity('/nowhere.js')).toBe(integrityOf('/nowhere.js'));
  });
});
