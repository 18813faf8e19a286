import type { BuildFacts } from '@console/contracts/releases';
import type { Manifest } from '@console/contracts/release';
import { localBuildOf, pageOf } from '../../testing/local-build';
import { comparisonOf } from './compare.rules';

function versionOf(version: string, manifest: Partial<Manifest> = {}, facts: Partial<BuildFacts> = {}) {
  const build = localBuildOf({ version, manifest, facts });
  const about = {
    remote: 'cards',
    version,
    provenance: { commit: 'abc', builder: 'a test' },
    justification: 'A test.',
  };
  return { manifest: build.manifest, dossier: { ...build.facts, ...about } };
}

const call = (path: string, hash: string) => ({
  path,
  permission: 'cards.card.view',
  hash,
  input: {},
  output: {},
});
const partOf = ({ parts }: ReturnType<typeof comparisonOf>, name: string) => parts.find(({ part }) => part === name);

const before = versionOf(
  '1.0.0',
  { pages: [pageOf('cards-balance'), pageOf('card-wallet')] },
  {
    operations: [call('/card/list', 'aaaaaaaaaa'), call('/card/detail', 'bbbbbbbbbb')],
    sbom: [{ name: 'a', version: '1' }],
  },
);
const after = versionOf(
  '1.1.0',
  {
    pages: [pageOf('cards-balance', { permission: 'cards.card.create' }), pageOf('cards-share-group')],
    requires: { react: '^19.4.0' },
  },
  { operations: [call('/card/list', 'cccccccccc')], handover: { writes: 2, reads: [2] } },
);

test('added, removed and changed pages are listed separately', () => {
  expect(partOf(comparisonOf(before, after), 'PAGES')).toEqual({
    part: 'PAGES',
    added: ['cards-share-group'],
    removed: ['card-wallet'],
    changed: [{ name: 'cards-balance', before: 'Cards · cards.card.view', after: 'Cards · cards.card.create' }],
    same: 0,
  });
});

test('API operations, shared packages, dependencies, texts, permissions and state transfer are compared too', () => {
  const comparison = comparisonOf(before, after);
  expect(partOf(comparison, 'CALLS')).toMatchObject({ removed: ['/card/detail'], changed: [{ name: '/card/list' }] });
  expect(partOf(comparison, 'SHARED')?.changed).toEqual([{ name: 'react', before: '^19.3.0', after: '^19.4.0' }]);
  expect(partOf(comparison, 'PACKAGES')?.removed).toEqual(['a']);
  expect(partOf(comparison, 'TEXTS')).toMatchObject({ added: [], removed: [], same: 1 });
  expect(partOf(comparison, 'PERMISSIONS')?.added).toEqual(['cards.card.create']);
  expect(comparison.handover).toEqual({ before: 1, after: 2, isReadable: false });
});

test('a version compared with itself has no differences', () => {
  const { parts, bytes } = comparisonOf(before, before);
  expect(parts.flatMap(({ added, removed, changed }) => [...added, ...removed, ...changed])).toEqual([]);
  expect(bytes.before).toBe(bytes.after);
});
