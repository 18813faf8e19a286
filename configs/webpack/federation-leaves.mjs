import path from 'node:path';
import { parts } from './federation-parts.mjs';

/**
 * Stateless functions of Module Federation's bundler runtime. Every remote entry would contain its own copy; the shell
 * has them anyway, in the same version, which is checked before a remote is loaded.
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

/** Referenced by the bundler runtime but never called, because remotes do not consume each other. */
const unused = ['remotes'];

const place = '__vccFederation';

/** Alias for the module below: a path of this machine would become part of its module id. */
export const leavesAlias = { 'federation-leaves': parts.bundlerRuntime };

/** Module of the shell that publishes the functions for remote entries. */
export const provideLeaves = `data:text/javascript,${encodeURIComponent(
  [
    ...leaves.map((name) => `import { ${name} } from 'federation-leaves/${name}.js';`),
    `globalThis.${place} = { ${leaves.join(', ')} };`,
  ].join('\n'),
)}`;

/** Webpack externals of a remote: imports of those functions within the bundler runtime only. */
export function consumeLeaves({ context, request }, done) {
  const isInside = path.normalize(context ?? '') === parts.bundlerRuntime && /^\.\/\w+\.js$/.test(request);
  const isLeaf = isInside && [...leaves, ...unused].includes(path.basename(request, '.js'));
  return isLeaf ? done(null, `global ${place}`) : done();
}
