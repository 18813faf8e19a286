import { briefOf, fileListOf, manifest, signedManifest, withFiles } from '../../shared/contracts/src/release';
import { textsOf } from './file-list.mjs';

const file = { integrity: `sha384-${'A'.repeat(64)}`, length: 1 };
const title = { en_US: 'Cards', zh_CN: '卡片' };
const texts = { en_US: ['c/en.js'], zh_CN: ['c/zh.js'] };
const built = {
  schema: 1,
  remote: 'cards',
  version: '1.0.0',
  container: 'cards_v1_0_0_h0a1b2c3d',
  entry: 'entry.js',
  expose: './remote',
  federation: '2.9.2',
  pages: [
    { name: 'list', title, permission: 'signed-in', files: ['c/1.js'], uses: ['@console/ui/table'] },
    { name: 'record', title, tab: title, permission: 'signed-in', files: ['c/2.js'], texts, uses: [] },
  ],
  contributes: [{ slot: 'record.tab', name: 'card-notes', title, permission: 'signed-in', files: ['c/3.js'] }],
  requires: { react: '^19.3.0' },
  preload: ['c/0.js'],
  texts,
  files: { 'entry.js': file },
  dossier: 'a'.repeat(64),
};
const { contributes: _contributes, ...withoutContributions } = built;

test.each([
  ['a remote', withoutContributions],
  ['a remote with contributions', built],
])('the texts of %s are those of the contracts, and together they are the built manifest', (_name, whole) => {
  const published = textsOf(whole);
  const signed = signedManifest.parse(JSON.parse(published.manifest));
  const list = JSON.parse(published.files);
  expect(published.files).toBe(JSON.stringify(fileListOf(manifest.parse(whole))));
  expect(published.manifest).toBe(JSON.stringify(briefOf(manifest.parse(whole), signed.files)));
  expect(manifest.parse(withFiles(signed, list))).toEqual(whole);
  expect(published.manifest).not.toContain('c/');
});
