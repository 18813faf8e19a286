import { catalogIn, inOrder, published, withEndings } from './contract-packages.mjs';

const packageOf = (name, { needs = {}, text = 'export {};', ...rest } = {}) => ({
  manifest: { name, version: '0.1.0', exports: { '.': './src/index.ts' }, dependencies: needs, ...rest },
  files: new Map([['lib/index.js', Buffer.from(text)]]),
});
const about = { catalog: { ky: '2.1.0', react: '19.3.1' }, provided: { react: '^19.3.0' } };
const contracts = (text) => packageOf('@console/contracts', { text });
const kit = packageOf('@console/kit', {
  needs: { '@console/contracts': 'workspace:*', ky: 'catalog:', react: 'catalog:' },
  sideEffects: ['./src/zod.ts', '**/*.css'],
});

const manifestIn = ({ files }) => JSON.parse(files.get('package/package.json').toString());
const versionsWith = (text) => published([kit, contracts(text)], about).map(({ name, version }) => [name, version]);

test('a package lists compiled files, exact versions of our packages, and provided packages as peers', () => {
  const [first, second] = published([kit, contracts()], about);
  expect(manifestIn(first).exports).toEqual({ '.': { types: './lib/index.d.ts', default: './lib/index.js' } });
  expect(manifestIn(second)).toMatchObject({
    dependencies: { '@console/contracts': first.version, ky: '2.1.0' },
    peerDependencies: { react: '^19.3.0' },
    sideEffects: ['./lib/zod.js', '**/*.css'],
  });
  expect(JSON.stringify(manifestIn(second))).not.toMatch(/workspace:|catalog:|"private"/);
});

test('equal contents have equal versions, and a change also changes the versions of dependent packages', () => {
  expect(versionsWith('one')).toEqual(versionsWith('one'));
  for (const [name, version] of versionsWith('two')) {
    expect(version).toMatch(/^0\.1\.0-h[0-9a-f]{12}$/);
    expect(versionsWith('one')).not.toContainEqual([name, version]);
  }
});

test('a dependency on an unpublished package is refused', () => {
  expect(() => inOrder([kit])).toThrow('@console/kit needs @console/contracts, which is not published.');
});

test.each([
  ["export * from './text';", "export * from './text.js';"],
  ["import { a } from '../cards/card.rules';", "import { a } from '../cards/card.rules.js';"],
  ["const it = () => import('./list');", "const it = () => import('./list.js');"],
  ["import './theme.css';", "import './theme.css';"],
  ["import('./locales/en-US.json')", "import('./locales/en-US.json')"],
  ["import { z } from 'zod';", "import { z } from 'zod';"],
])('%s becomes %s', (before, after) => {
  expect(withEndings(before)).toBe(after);
});

test('versions are taken from the catalog of the workspace', () => {
  const workspace =
    "packages:\n  - shared/*\n\ncatalog:\n  # Why.\n  react: 19.3.1 # why\n\n  '@swc/core': 1.2.3\n\noverrides:\n  webpack: 5\n";
  expect(catalogIn(workspace)).toEqual({ react: '19.3.1', '@swc/core': '1.2.3' });
});
