import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';

const folder = path.resolve(import.meta.dirname, '../../shared/contracts/src');
const require = createRequire(path.join(folder, 'index.ts'));

/** Contracts are TypeScript without a build of their own, so they are compiled on the way in. */
function load(file) {
  const before = require.extensions['.ts'];
  require.extensions['.ts'] = (module, name) => {
    const { code } = transformSync(readFileSync(name, 'utf8'), {
      module: { type: 'commonjs' },
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    });
    module._compile(code, name);
  };
  try {
    return require(file);
  } finally {
    require.extensions['.ts'] = before;
  }
}

/** With the modules that webpack has put into one. */
const modulesOf = (compilation) => [...compilation.modules].flatMap((module) => module.modules ?? [module]);

const isOperation = (value) => typeof value?.path === 'string' && 'permission' in value && 'output' in value;

/** Calls that a build can make: the operations whose exports it uses, as they are now. */
export function operationsOf(compilation) {
  const found = new Map();
  for (const module of modulesOf(compilation)) {
    if (!module.resource?.startsWith(folder + path.sep)) continue;
    const used = compilation.moduleGraph.getExportsInfo(module).getUsedExports(undefined);
    if (used === false || used === null) continue;
    const exported = load(module.resource);
    for (const name of used === true ? Object.keys(exported) : used)
      if (isOperation(exported[name])) found.set(exported[name].path, describe(exported[name]));
  }
  return [...found.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}

function describe({ path: at, permission, input, output }) {
  const { jsonSchemaOf } = load(path.join(folder, 'json-schema.ts'));
  const schemas = { input: jsonSchemaOf(input, 'input'), output: jsonSchemaOf(output, 'output') };
  const hash = createHash('sha256')
    .update(JSON.stringify([at, permission, schemas.input, schemas.output]))
    .digest('hex');
  return { path: at, permission, hash, ...schemas };
}
