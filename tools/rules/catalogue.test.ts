import path from 'node:path';
import { read, readJson, sources } from './tree';

const place = 'shared/ui';

/** Components that render nothing visible. */
const unseen = ['UiProvider'];

/** Files that the package exports. */
const publicFiles = () =>
  Object.values(readJson<{ exports: Record<string, string> }>(`${place}/package.json`).exports)
    .filter((entry) => path.basename(entry) === 'index.ts')
    .flatMap((entry) => {
      const file = path.join(place, entry);
      const reached = [...read(file).matchAll(/export \* from '(\.[^']+)'/g)].map(([, name = '']) =>
        path.join(path.dirname(file), name),
      );
      return sources(place).filter((source) => reached.includes(source.replace(/\.tsx?$/, '')));
    });

const components = () =>
  publicFiles()
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...read(file).matchAll(/^export (?:const|function) ([A-Z]\w+)/gm)].map(([, name = '']) => name))
    .filter((name) => !unseen.includes(name));

test('every public component of the kit is in the catalogue', () => {
  const shown = sources('catalogue/src/samples').map(read).join('\n');
  const wrong = components().filter((name) => !new RegExp(`<${name}\\b`).test(shown));
  expect(components()).toContain('Button');
  expect({ wrong, remedy: 'add catalogue/src/samples/<component>.sample.tsx' }).toMatchObject({ wrong: [] });
});

test('product code does not import the catalogue', () => {
  const others = ['shared', 'shell', 'remotes', 'reveal', 'server'].flatMap((folder) => sources(folder));
  expect(others.filter((file) => read(file).includes('@console/catalogue'))).toEqual([]);
});
