import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operationsOf, slotsOf } from './contracts.mjs';
import { tableOf } from './screens-of.mjs';
import { textsOf } from './texts.mjs';

/** What a build knows of itself beside its files: it is published with the version, and no browser loads it. */
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

/** What the slots that it fills say of themselves. */
function filledBy(dir) {
  const names = [...new Set(tableOf(dir).contributes.map(({ slot }) => slot))];
  return names.length > 0 ? { slots: slotsOf(dir, names) } : {};
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Keys of the texts that say something. */
const textsIn = (dir, locale) =>
  Object.entries(textsOf(dir, locale))
    .filter(([, text]) => text.trim() !== '')
    .map(([key]) => key)
    .sort();

/** Packages of which anything is in the build, ours and others, whoever asked for it. */
function packagesOf({ modules }) {
  const files = [...modules].flatMap((module) => module.modules ?? [module]).flatMap(({ resource }) => resource ?? []);
  const folders = new Set(files.filter((file) => path.isAbsolute(file)).map((file) => path.dirname(file)));
  const named = [...folders].flatMap((folder) => packageAround(folder) ?? []);
  const once = new Map(named.map((it) => [`${it.name}@${it.version}`, it]));
  return [...once].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, it]) => it);
}

/** The nearest package upwards that has a name; some packages keep nameless ones for single folders. */
function packageAround(folder) {
  const file = path.join(folder, 'package.json');
  const { name, version } = existsSync(file) ? readJson(file) : {};
  if (name && version) return { name, version };
  const above = path.dirname(folder);
  return above === folder ? undefined : packageAround(above);
}
