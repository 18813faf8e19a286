import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { consumed } from '../../configs/webpack/singletons.mjs';
import { catalogIn, published, withEndings } from './contract-packages.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { tarball } from './tar.mjs';

const folders = readdirSync(path.join(root, 'shared')).sort();

/** Returns the files below a folder, as relative paths. */
const filesIn = (place) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|\.cache)\//.test(file))
    .sort();

const manifestOf = (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** Compiles the sources of all packages together, with types, into a folder. */
async function compile(output) {
  const config = path.join(output, 'tsconfig.json');
  const place = (name) => path.join(root, name);
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rootDir: place('shared'),
    outDir: path.join(output, 'out'),
    newLine: 'lf',
    types: ['node', 'jest'],
    typeRoots: [place('node_modules/@types')],
  };
  const include = [place('configs/typescript'), ...folders.map((name) => place(`shared/${name}/src`))];
  const exclude = ['**/*.test.ts', '**/*.test.tsx', '**/node_modules'].map((pattern) => place(`shared/${pattern}`));
  writeFileSync(config, JSON.stringify({ extends: place('tsconfig.json'), compilerOptions, include, exclude }));
  await run(place('node_modules/.bin/tsc'), ['-p', config]);
}

/** Returns the compiled files of a package, and the styles and texts that its sources import. */
function filesOf(name, output) {
  const [sources, out] = [path.join(root, 'shared', name, 'src'), path.join(output, 'out', name, 'src')];
  const code = filesIn(out).map((file) => [
    `lib/${file}`,
    Buffer.from(withEndings(readFileSync(path.join(out, file), 'utf8'))),
  ]);
  const beside = filesIn(sources)
    .filter((file) => /\.(css|json)$/.test(file))
    .map((file) => [`lib/${file}`, readFileSync(path.join(sources, file))]);
  return new Map([...code, ...beside]);
}

/** Returns the build and test configuration, which is packed unchanged. */
const configs = () => {
  const place = path.join(root, 'configs');
  const files = filesIn(place).filter((file) => file !== 'package.json' && !file.startsWith('node_modules'));
  return {
    manifest: { ...manifestOf('configs'), isSource: true },
    files: new Map(files.map((file) => [file, readFileSync(path.join(place, file))])),
  };
};

/** Packs an archive of each package that remotes are compiled against. */
export async function pack() {
  // The output is within the checkout, so that the compiler can resolve dependencies.
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const output = mkdtempSync(path.join(cache, 'packages-'));
  try {
    await compile(output);
    const packages = folders.map((name) => ({ manifest: manifestOf(`shared/${name}`), files: filesOf(name, output) }));
    const catalog = catalogIn(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'));
    const provided = Object.fromEntries(
      Object.entries(consumed)
        .filter(([name]) => !name.startsWith('@console/'))
        .map(([name, { requiredVersion }]) => [name, requiredVersion]),
    );
    return published([...packages, configs()], { catalog, provided }).map(({ name, version, files }) => ({
      file: `${name.slice(1).replace('/', '-')}-${version}.tgz`,
      bytes: tarball(files),
    }));
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
