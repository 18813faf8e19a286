import type { Release } from '@console/contracts/release';
import { isNews } from './release.rules';

const of = (number: number, ...versions: string[]): Release => ({
  number,
  issuedAt: '2026-11-21T00:00:00Z',
  expiresAt: '2026-11-22T00:00:00Z',
  remotes: versions.map((version) => ({
    remote: 'cards',
    version,
    base: `/r/cards/${version}/`,
    manifest: {
      schema: 1,
      remote: 'cards',
      version,
      container: `cards_${version}`,
      entry: 'entry.js',
      expose: './remote',
      federation: '2.9.2',
      pages: [],
      requires: {},
      preload: [],
      texts: { en_US: [], zh_CN: [] },
      files: {},
    },
  })),
});

test.each([
  ['the first release is new', null, of(1, '1.0.0'), true],
  ['a higher number is new', of(4, '1.0.0'), of(5, '1.0.0'), true],
  ['a rollback with a higher number is new', of(5, '1.1.0'), of(6, '1.0.0'), true],
  ['a replayed older release is not new', of(5, '1.1.0'), of(4, '1.0.0'), false],
  ['the same release is not new', of(5, '1.1.0'), of(5, '1.1.0'), false],
  ['the same number with other versions for this user is new', of(5, '1.0.0'), of(5, '1.1.0'), true],
])('%s', (_name, record, next, expected) => {
  expect(isNews(record, next)).toBe(expected);
});
