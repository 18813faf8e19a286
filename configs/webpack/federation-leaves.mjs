import path from 'node:path';
import { parts } from './federation-parts.mjs';

/**
 * Functions without state of Module Federation's bundler runtime. Every entry of a remote would carry its own
 * copy; the shell has them anyway and is built with the same version, which loading a remote checks first.
 */
const leaves = [
  'attachShareScopeMap',
  'consumes',
  'getSharedFallbackGetter',
  'init',
  'initContainerEntry',
  'initializeSharing',
  'installInitialConsumes',
];

/** Named by the bundler runtime and never called: no remote consumes another one. */
const unused = ['remotes'];

const place = '__vccFederation';

/** Name under which the module below finds them: a path of this machine would be part of its module id. */
export const leavesAlias = { 'federation-leaves': parts.bundlerRuntime };

/** A module of the shell that puts them where the entries of remotes look. */
export const provideLeaves = `data:text/javascript,${encodeURIComponent(
  [
    ...leaves.map((name) => `import { ${name} } from 'federation-leaves/${name}.js';`),
    `globalThis.${place} = { ${leaves.join(', ')} };`,
  ].join('\n'),
)}`;

/** Webpack externals of a remote: the imports of those functions, inside the bundler runtime and nowhere else. */
export function consumeLeaves({ context, request }, done) {
  const isInside = path.normalize(context ?? '') === parts.bundlerRuntime && /^\.\/\w+\.js$/.test(request);
  const isLeaf = isInside && [...leaves, ...unused].includes(path.basename(request, '.js'));
  return isLeaf ? done(null, `global ${place}`) : done();
}
