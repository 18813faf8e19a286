import path from 'node:path';
import { read, sources } from './tree';

/** Returns the folders that a domain declares as used, besides the platform. */
function usedBy(folder: string): string[] {
  const name = path.basename(folder);
  const [, list = ''] = /\buses: \[([^\]]*)\]/.exec(read(`server/src/${folder}/${name}.feature.ts`)) ?? [];
  return [...list.matchAll(/'([\w-]+)'/g)].flatMap(([, used = '']) => (used === 'releases' ? used : `domains/${used}`));
}

const domains = ['accounts', 'admin', 'cards', 'company', 'merchants', 'onboarding'].map((name) => `domains/${name}`);

/** Folders of the server, each with those that it may import; there are no cycles. */
const below: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  releases: ['platform'],
  ...Object.fromEntries(domains.map((folder) => [folder, ['platform', ...usedBy(folder)]])),
};

/** Returns the folder of a file; at the top are starts, the list of domains and test helpers. */
function folderOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'domains' ? `${first}/${second}` : first;
}

function importsOf(file: string): string[] {
  const imports = read(`server/src/${file}`).matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g);
  return [...imports].map(([, to = '']) => path.join(path.dirname(file), to));
}

const files = sources('server/src')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => file.slice('server/src/'.length));

test('no file of the server imports from a higher layer', () => {
  const wrong = files.flatMap((file) => {
    const own = folderOf(file);
    const allowed = below[own];
    if (!allowed) return [];
    const up = importsOf(file).filter((to) => ![own, ...allowed].includes(folderOf(to)));
    return up.map((to) => `${file} imports ${to}`);
  });
  expect({ wrong, remedy: 'pass it in from the higher layer, or move it to a lower one' }).toMatchObject({ wrong: [] });
});

test('no two domains use each other, directly or indirectly', () => {
  const reached = (folder: string): string[] => (below[folder] ?? []).flatMap((used) => [used, ...reached(used)]);
  expect(Object.keys(below).filter((folder) => reached(folder).includes(folder))).toEqual([]);
});

test('a domain declares the domains that it uses', () => {
  const unused = domains.flatMap((folder) => {
    const all = files
      .filter((file) => folderOf(file) === folder)
      .flatMap(importsOf)
      .map(folderOf);
    return usedBy(folder).flatMap((used) => (all.includes(used) ? [] : [`${folder} no longer uses ${used}`]));
  });
  expect(unused).toEqual([]);
});

test('every folder of the server is listed here', () => {
  const top = ['testing', 'main.ts', 'keys.ts', 'domains.ts'];
  const folders = new Set(files.map(folderOf));
  expect([...folders].filter((folder) => !(folder in below) && !top.includes(folder))).toEqual([]);
});

/** The demo is built on the server, so the server must not import it, and nothing imports a start or a test. */
test('only the start and tests import the demo', () => {
  const knowing = files.filter((file) => /'@console\/demo\b/.test(read(`server/src/${file}`)));
  expect(knowing.filter((file) => !['testing', 'main.ts'].includes(folderOf(file)))).toEqual([]);
});

test('the start loads the demo only if it is enabled, except for the ids that a production start checks', () => {
  const imported = read('server/src/main.ts').matchAll(/^import (?!type ).* from '(@console\/demo[^']*)'/gm);
  expect([...imported].map(([, from]) => from)).toEqual(['@console/demo/ids']);
});

test('the demo imports no start and no list of features', () => {
  const used = sources('server/demo/src').flatMap((file) =>
    [...read(file).matchAll(/from '(@console\/server\/[^']+|(?:\.\.\/)+src\/[^']+)'/g)].map(([, from = '']) => from),
  );
  expect(used.filter((from) => !/^@console\/server\/(platform|domains|releases)\//.test(from))).toEqual([]);
});
