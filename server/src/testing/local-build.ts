import type { BuildFacts } from '@console/contracts/releases';
import type { Manifest, ReleasePage } from '@console/contracts/release';
import type { LocalBuild } from '../releases/release/builds';
import { containerOf } from '../releases/release/container';
import { integrityOf } from '../releases/release/integrity';

const titles = { en_US: 'Cards', zh_CN: '卡片' };

/** A page in the manifest of a build. */
export const pageOf = (name: string, change: Partial<ReleasePage> = {}): ReleasePage => ({
  name,
  title: titles,
  permission: 'cards.card.view',
  files: ['c/list.js'],
  uses: [],
  ...change,
});

interface Wanted {
  remote?: string;
  version?: string;
  /** Content of the files; another text makes another build. */
  text?: string;
  manifest?: Partial<Manifest>;
  facts?: Partial<BuildFacts>;
}

/** A small remote, as if it had just been built. */
export function localBuildOf({
  remote = 'cards',
  version = '1.0.0',
  text = 'one',
  manifest = {},
  facts = {},
}: Wanted = {}): LocalBuild {
  const bodies = new Map(
    ['entry.js', 'c/list.js', 'c/en.js', 'c/zh.js'].map((file) => [file, Buffer.from(`${text} ${file}`)]),
  );
  const files = Object.fromEntries(
    [...bodies].map(([file, body]) => [file, { integrity: integrityOf(body), length: body.length }]),
  );
  return {
    manifest: {
      schema: 1,
      remote,
      version,
      container: containerOf({ remote, version }),
      entry: 'entry.js',
      expose: './remote',
      federation: '2.9.2',
      pages: [pageOf(`${remote}-balance`)],
      requires: { react: '^19.3.0' },
      preload: [],
      texts: { en_US: ['c/en.js'], zh_CN: ['c/zh.js'] },
      files,
      ...manifest,
    },
    facts: {
      schema: 1,
      operations: [],
      locales: { en_US: ['cards.title'], zh_CN: ['cards.title'] },
      handover: { writes: 1, reads: [1] },
      sbom: [],
      ...facts,
    },
    read: (file) => ({ body: bodies.get(file) ?? Buffer.alloc(0), brotli: null, type: 'text/javascript' }),
  };
}
