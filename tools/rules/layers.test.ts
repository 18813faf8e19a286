import { packages, read, sharedFolders as shared, sources } from './tree';

/** Our packages that each layer may use at run time; `remote` is every remote. */
const layers: Record<string, string[]> = {
  configs: [],
  contracts: [],
  session: ['contracts'],
  api: ['contracts', 'session'],
  i18n: ['contracts'],
  ui: ['contracts', 'i18n'],
  'remote-kit': ['contracts', 'session', 'api', 'i18n', 'ui'],
  screens: ['contracts', 'session', 'api', 'i18n', 'ui', 'remote-kit'],
  testing: ['contracts', 'session', 'api', 'i18n', 'ui', 'remote-kit', 'screens'],
  catalogue: ['contracts', 'session', 'api', 'i18n', 'ui', 'remote-kit', 'screens', 'testing'],
  reveal: ['contracts', 'ui'],
  shell: ['contracts', 'session', 'api', 'i18n', 'ui', 'remote-kit'],
  remote: ['contracts', 'session', 'api', 'i18n', 'ui', 'remote-kit', 'screens'],
  server: ['contracts'],
  demo: ['contracts', 'server'],
  e2e: ['contracts', 'i18n'],
  tools: ['contracts', 'configs'],
};

const layerOf = (folder: string, name: string) => (folder.startsWith('remotes/') ? 'remote' : name);
const ours = (dependencies: Record<string, string> = {}) =>
  Object.keys(dependencies).flatMap((name) => (name.startsWith('@console/') ? [name.slice('@console/'.length)] : []));

/** Imports that are forbidden in a layer, whatever its package.json says. */
const forbidden: [string, RegExp, string][] = [
  [
    'remotes',
    /from '(@console\/shell[^']*|@console\/contracts\/areas)'|\bfetch\(|\blocalStorage\b/,
    'call the server through call(), and store nothing in the browser',
  ],
  [
    'shared/ui',
    /from '(@console\/(api|session)|react-router-dom)'/,
    'components of shared/ui use neither server nor routes',
  ],
  [
    'shared/contracts',
    /from '(?!\.|@console\/contracts\/zod|htmlparser2'|ibantools')[^']+'/,
    'the only allowed imports are zod through @console/contracts/zod, htmlparser2 for formatted text, and ibantools for IBANs',
  ],
  [
    'server',
    /(?:from|import\() ?'(react|jotai|@console\/(?!contracts|demo|server\/|configs\/jest\/)[^']+)'/,
    'the server imports no browser packages',
  ],
  [
    'shell',
    /from '@console\/((cards|accounts|admin|onboarding)[^']*|contracts\/areas)'/,
    'the shell loads remotes at run time, by name; labels of codes are in the dictionaries',
  ],
];

/** Files that may import zod. */
const zodDoors = ['zod', 'zod-used', 'json-schema'].map((name) => `shared/contracts/src/${name}.ts`);

describe('layers', () => {
  test.each(packages().map(({ folder, manifest }) => [folder, manifest] as const))(
    '%s uses only layers below it',
    (folder, manifest) => {
      const name = manifest.name.replace('@console/', '');
      const allowed = layers[layerOf(folder, name)];
      const wrong = ours(manifest.dependencies).filter((used) => !allowed?.includes(used));
      expect({ folder, wrong, remedy: 'see the table in tools/rules/layers.test.ts' }).toMatchObject({ wrong: [] });
    },
  );

  test.each(forbidden)('files of %s do not import from higher layers', (place, pattern, remedy) => {
    const wrong = sources(place).filter((file) => !zodDoors.includes(file) && pattern.test(read(file)));
    expect({ wrong, remedy }).toEqual({ wrong: [], remedy });
  });

  test('only the contracts import zod', () => {
    const wrong = sources().filter((file) => !zodDoors.includes(file) && /from 'zod/.test(read(file)));
    expect({ wrong, remedy: "import { z } from '@console/contracts/zod'" }).toMatchObject({ wrong: [] });
  });

  test('a feature of a remote imports only its own folder, shared folders and packages', () => {
    const inFeature = sources('remotes').filter((file) => /^remotes\/[^/]+\/src\/[^/]+\//.test(file));
    const wrong = inFeature.filter((file) => {
      const folder = file.split('/')[3] ?? '';
      const reached = [...read(file).matchAll(/(?:from |import\()'\.\.\/([\w-]+)\//g)].map(([, name = '']) => name);
      // A shared folder may import only those before it, so that there are no cycles.
      const open = shared.includes(folder) ? shared.slice(0, shared.indexOf(folder)) : shared;
      return reached.some((name) => !open.includes(name));
    });
    expect({ wrong, remedy: 'move code that two features need to common/' }).toMatchObject({ wrong: [] });
  });
});
