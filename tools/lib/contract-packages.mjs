import { createHash } from 'node:crypto';

/** Path of a compiled source in its package. */
const lib = (place) => place.replace(/^\.\/src\//, './lib/');

const compiled = (place) => lib(place).replace(/\.tsx?$/, '.js');

const exportOf = (place) =>
  /\.tsx?$/.test(place) ? { types: compiled(place).replace(/\.js$/, '.d.ts'), default: compiled(place) } : lib(place);

const mapped = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Adds file extensions to imports, so that Node and any bundler can resolve them. */
export const withEndings = (code) =>
  code.replace(/(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\2/g, (whole, start, quote, request) =>
    /\.(js|mjs|cjs|json|css)$/.test(request) ? whole : `${start}${quote}${request}.js${quote}`,
  );

/** Returns the versions in the catalog of the workspace. */
export function catalogIn(workspace) {
  const [, lines = ''] = /^catalog:\n((?:(?: .*)?\n)+)/m.exec(workspace) ?? [];
  return Object.fromEntries(
    [...lines.matchAll(/^ {2}'?([^\s':]+)'?: (\S+)/gm)].map(([, name, version]) => [name, version]),
  );
}

/** Sorts packages so that dependencies come first. */
export function inOrder(packages) {
  const done = [];
  const visit = (one) => {
    if (done.includes(one)) return;
    for (const name of workspaceNames(one)) {
      const needed = packages.find(({ manifest }) => manifest.name === name);
      if (!needed) throw new Error(`${one.manifest.name} needs ${name}, which is not published.`);
      visit(needed);
    }
    done.push(one);
  };
  packages.forEach(visit);
  return done;
}

const workspaceNames = ({ manifest: { dependencies = {} } }) =>
  Object.keys(dependencies).filter((name) => dependencies[name].startsWith('workspace:'));

/**
 * Returns the `package.json` of each package. The version is that of the sources plus a hash of the content of the
 * package and its dependencies, so different contents never have the same version. `provided` lists version ranges of
 * packages that the shell provides; they become peer dependencies, so that a remote has only one copy.
 */
export function published(packages, { catalog, provided }) {
  const versions = {};
  return inOrder(packages).map((one) => {
    const manifest = manifestOf(one.manifest, { catalog, provided, versions });
    const hash = createHash('sha256').update(JSON.stringify(manifest));
    for (const [file, bytes] of [...one.files].sort(([a], [b]) => (a < b ? -1 : 1)))
      hash.update(`\0${file}\0${bytes.length}\0`).update(bytes);
    const version = `${one.manifest.version}-h${hash.digest('hex').slice(0, 12)}`;
    versions[manifest.name] = version;
    const text = `${JSON.stringify({ ...manifest, version }, null, 2)}\n`;
    const inside = [...one.files, ['package.json', Buffer.from(text)]].map(([file, bytes]) => [
      `package/${file}`,
      bytes,
    ]);
    return { name: manifest.name, version, files: new Map(inside) };
  });
}

function manifestOf(source, { catalog, provided, versions }) {
  const wanted = Object.entries(source.dependencies ?? {}).map(([name, range]) => {
    if (range.startsWith('workspace:')) return [name, versions[name]];
    if (name in provided) return [name, provided[name]];
    return [name, range === 'catalog:' ? catalog[name] : range];
  });
  const isPeer = ([name, range]) => name in provided && range === provided[name];
  return {
    name: source.name,
    version: source.version,
    license: 'UNLICENSED',
    ...(source.isSource ? {} : { type: 'module' }),
    ...(source.sideEffects !== undefined && {
      sideEffects: Array.isArray(source.sideEffects) ? source.sideEffects.map(compiled) : source.sideEffects,
    }),
    exports: source.isSource ? source.exports : mapped(source.exports, exportOf),
    dependencies: Object.fromEntries(wanted.filter((it) => !isPeer(it))),
    peerDependencies: Object.fromEntries(wanted.filter(isPeer)),
  };
}
