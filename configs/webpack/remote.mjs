import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { common } from './common.mjs';
import { federationVersion } from './federation-version.mjs';
import { FilesPlugin } from './files-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { screensOf } from './screens-of.mjs';
import { consumed } from './singletons.mjs';

/** Build of one remote: classic scripts, own chunk global and class names per version, nothing shared inside. */
export function remote(dir) {
  const { name: full, version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const name = full.replace('@console/', '');
  const container = containerOf(name, version);
  const base = common({ dir, name, version });
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: container,
      chunkLoadingGlobal: `webpackChunk${container}`,
    },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: container,
        library: { type: 'window', name: container },
        filename: 'entry.[contenthash:10].js',
        exposes: { './remote': './src/remote.tsx' },
        shared: consumed,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new IntegrityPlugin(),
      new FilesPlugin({
        name: 'manifest.json',
        describe: (compilation, files) => ({
          schema: 1,
          remote: name,
          version,
          container,
          entry: Object.keys(files).find((file) => file.startsWith('entry.')),
          expose: './remote',
          federation: federationVersion,
          pages: screensOf(dir).map(({ load, ...page }) => ({ ...page, files: filesOf(compilation, files, load) })),
          requires: requiresOf(compilation),
          preload: filesOf(compilation, files, './src/remote.tsx'),
          texts: {
            en_US: filesOf(compilation, files, './locales/en-US.json'),
            zh_CN: filesOf(compilation, files, './locales/zh-CN.json'),
          },
          files,
        }),
      }),
    ],
  };
}

/** A container name that is used twice silently runs the old code, so it carries the version. */
function containerOf(name, version) {
  const salt = createHash('sha256').update(`${name}@${version}`).digest('hex').slice(0, 8);
  return `${name}_v${version.replace(/\W/g, '_')}_h${salt}`;
}

/** Shared packages that the build really consumes: with `import: false` no manifest of the plugin lists them. */
function requiresOf(compilation) {
  const requires = {};
  for (const module of compilation.modules)
    if (module.constructor.name === 'ConsumeSharedModule')
      requires[module.options.shareKey] = module.options.requiredVersion;
  return Object.fromEntries(Object.entries(requires).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Files that some import needs first, by the request as it stands in the source. */
function filesOf(compilation, files, request) {
  const groups = compilation.chunkGroups.filter(({ origins }) => origins.some((origin) => origin.request === request));
  return [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => file in files);
}
