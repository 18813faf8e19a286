import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';

/** Contracts that a package is built against: sources of this checkout, or a compiled package. */
const contractsOf = (dir) => createRequire(path.join(dir, 'package.json')).resolve('@console/contracts');

const placeOf = (dir) => {
  const entry = contractsOf(dir);
  return { folder: path.dirname(entry), ending: path.extname(entry) };
};

const kinds = ['.ts', '.js'];

/** Contracts are TypeScript sources, so they are compiled when they are loaded. */
function load(file, { folder, ending }) {
  const require = createRequire(file);
  const before = kinds.map((kind) => require.extensions[kind]);
  const [, plain] = before;
  for (const kind of kinds)
    require.extensions[kind] = (module, name) => {
      if (kind !== ending || !name.startsWith(folder + path.sep)) return plain(module, name);
      const { code } = transformSync(readFileSync(name, 'utf8'), {
        module: { type: 'commonjs' },
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      });
      module._compile(code, name);
    };
  try {
    return require(file);
  } finally {
    kinds.forEach((kind, index) => {
      require.extensions[kind] = before[index];
    });
  }
}

/** Modules of a compilation, including those that webpack concatenated. */
const modulesOf = (compilation) => [...compilation.modules].flatMap((module) => module.modules ?? [module]);

const isOperation = (value) => typeof value?.path === 'string' && 'permission' in value && 'output' in value;

/** Operations whose exports a build uses, with their current schemas. */
export function operationsOf(compilation, dir) {
  const place = placeOf(dir);
  const { jsonSchemaOf } = load(path.join(place.folder, `json-schema${place.ending}`), place);
  const found = new Map();
  for (const module of modulesOf(compilation)) {
    if (!module.resource?.startsWith(place.folder + path.sep)) continue;
    const used = compilation.moduleGraph.getExportsInfo(module).getUsedExports(undefined);
    if (used === false || used === null) continue;
    const exported = load(module.resource, place);
    for (const name of used === true ? Object.keys(exported) : used)
      if (isOperation(exported[name])) found.set(exported[name].path, describe(exported[name], jsonSchemaOf));
  }
  return [...found.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Current contracts of these slots. */
export function slotsOf(dir, names) {
  const place = placeOf(dir);
  const at = (name) => load(path.join(place.folder, `${name}${place.ending}`), place);
  const { jsonSchemaOf } = at('json-schema');
  const { slots } = at('slots/slots');
  return names.map((name) => {
    if (!slots[name]) throw new Error(`"${name}" is not a slot; use ${Object.keys(slots).join(', ')}.`);
    return { name, props: jsonSchemaOf(slots[name].props, 'output') };
  });
}

function describe({ path: at, permission, input, output }, jsonSchemaOf) {
  const schemas = { input: jsonSchemaOf(input, 'input'), output: jsonSchemaOf(output, 'output') };
  const hash = createHash('sha256')
    .update(JSON.stringify([at, permission, schemas.input, schemas.output]))
    .digest('hex');
  return { path: at, permission, hash, ...schemas };
}
