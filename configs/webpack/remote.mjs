import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { filesOfGroups, groupsOf } from './chunk-files.mjs';
import { common } from './common.mjs';
import { containerOf } from './container.mjs';
import { DoorsPlugin } from './doors-plugin.mjs';
import { factsOf } from './facts.mjs';
import { federationVersion } from './federation-version.mjs';
import { consumeLeaves } from './federation-leaves.mjs';
import { withoutSentences } from './federation-trim.mjs';
import { FilesPlugin } from './files-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { tableOf } from './screens-of.mjs';
import { SteadyEntryPlugin } from './steady-entry-plugin.mjs';
import { consumed, onDemandNames } from './singletons.mjs';
import { kitRequests, textsRequests, textsTogether } from './texts.mjs';

const lifecycles = './src/remote.tsx';

/**
 * Build of one remote: classic scripts, its own chunk global and class names per version, without copies of shared
 * packages.
 */
export function remote(dir) {
  const { name: full, version: own } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const version = process.env.DEV_VERSION || own;
  const name = full.replace('@console/', '');
  const container = containerOf(name, version);
  const shared = common({ dir, name, version, hash: '' });
  const base = process.env.DEV_VERSION ? inHaste(shared, dir) : shared;
  return {
    ...base,
    entry: {},
    externals: [consumeLeaves],
    resolve: { ...base.resolve, alias: withoutSentences },
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: container,
      chunkLoadingGlobal: `webpackChunk${container}`,
    },
    optimization: { ...base.optimization, splitChunks: textsTogether(dir) },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: container,
        library: { type: 'window', name: container },
        filename: 'entry.js',
        exposes: { './remote': lifecycles },
        shared: consumed,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new DoorsPlugin(),
      new SteadyEntryPlugin(),
      new IntegrityPlugin(),
      new FilesPlugin({
        name: 'manifest.json',
        isPacked: base.optimization.minimize !== false,
        facts: (compilation) => factsOf(compilation, dir),
        describe: (compilation, files) => ({
          schema: 1,
          remote: name,
          version,
          container,
          entry: 'entry.js',
          expose: './remote',
          federation: federationVersion,
          ...shownBy(compilation, files, tableOf(dir)),
          requires: requiresOf(compilation),
          preload: filesOf(compilation, files, lifecycles),
          texts: {
            en_US: filesOf(compilation, files, textsRequests.en_US, kitRequests.en_US),
            zh_CN: filesOf(compilation, files, textsRequests.zh_CN, kitRequests.zh_CN),
          },
          files,
        }),
      }),
    ],
  };
}

/** Development build for one user: readable, without compressed copies, in a folder beside the release build. */
const inHaste = (base, dir) => ({
  ...base,
  cache: { ...base.cache, name: 'dev' },
  output: { ...base.output, path: path.join(dir, 'node_modules/.cache/dev') },
  optimization: { ...base.optimization, minimize: false },
});

/** Shared packages that the build consumes: with `import: false` the plugin's manifests do not list them. */
function requiresOf(compilation) {
  const requires = {};
  for (const module of compilation.modules)
    if (module.constructor.name === 'ConsumeSharedModule')
      requires[module.options.shareKey] = module.options.requiredVersion;
  return Object.fromEntries(Object.entries(requires).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Pages and contributions of the remote. Without contributions the field is omitted, for shells without slots. */
function shownBy(compilation, files, { screens, contributes }) {
  const added = contributes.map(({ load, ...one }) => ({ ...one, files: filesOf(compilation, files, load) }));
  return { pages: pagesOf(compilation, files, screens), ...(added.length > 0 && { contributes: added }) };
}

/** Pages with the files of their first paint, in the remote and in the shell. */
function pagesOf(compilation, files, screens) {
  return screens.map(({ load, texts, ...page }) => ({
    ...page,
    files: filesOf(compilation, files, load),
    ...(texts && {
      texts: { en_US: filesOf(compilation, files, texts.en_US), zh_CN: filesOf(compilation, files, texts.zh_CN) },
    }),
    uses: usesOf(compilation, [...groupsOf(compilation, lifecycles), ...groupsOf(compilation, load)]),
  }));
}

/** Shared packages that chunk groups consume and that are not part of the shell's main file. */
function usesOf({ chunkGraph }, groups) {
  const modules = groups.flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]));
  const keys = modules
    .filter((module) => module.constructor.name === 'ConsumeSharedModule')
    .map((module) => module.options.shareKey);
  return onDemandNames.filter((name) => keys.includes(name));
}

/** Initial files of imports, by their requests in the source. */
const filesOf = (compilation, files, ...requests) =>
  filesOfGroups(
    requests.flatMap((request) => groupsOf(compilation, request)),
    files,
  );
