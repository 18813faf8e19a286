import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operationsOf, slotsOf } from './contracts.mjs';
import { tableOf } from './screens-of.mjs';
import { textsOf } from './texts.mjs';

/** Metadata of a build besides its files. It is published with the version, and no browser loads it. */
export function factsOf(compilation, dir) {
  const { handover = { writes: 1, reads: [1] } } = readJson(path.join(dir, 'package.json'));
  return {
    schema: 1,
    operations: operationsOf(compilation, dir),
    locales: { en_US: textsIn(dir, 'en-US'), zh_CN: textsIn(dir, 'zh-CN') },
    handover,
    ...filledBy(dir),
    sbom: packagesOf(compilation),
  };
}

/** Contracts of the slots that the build fills. */
function filledBy(dir) {
  const names = [...new Set(tableOf(dir).contributes.map(({ slot }) => slot))];
  return names.length > 0 ? { slots: slotsOf(dir, names) } : {};
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Keys of texts that are not empty. */
const textsIn = (dir, locale) =>
  Object.entries(textsOf(dir, locale))
    .filter(([, text]) => text.trim() !== '')
    .map(([key]) => key)
    .sort();

/** All packages with modules in the build, ours and others. */
function packagesOf({ modules }) {
  const files = [...modules].flatMap((module) => module.modules ?? [module]).flatMap(({ resource }) => resource ?? []);
  const folders = new Set(files.filter((file) => path.isAbsolute(file)).map((file) => path.dirname(file)));
  const named = [...folders].flatMap((folder) => packageAround(folder) ?? []);
  const once = new Map(named.map((it) => [`${it.name}@${it.version}`, it]));
  return [...once].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, it]) => it);
}

/** The nearest parent package with a name; some packages have package files without a name in subfolders. */
function packageAround(folder) {
  const file = path.join(folder, 'package.json');
  const { name, version } = existsSync(file) ? readJson(file) : {};
  if (name && version) return { name, version };
  const above = path.dirname(folder);
  return above === folder ? undefined : packageAround(above);
}
