import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { apiBaseOf } from './api-base.mjs';
import { filesOfGroups, groupsOf } from './chunk-files.mjs';
import { common } from './common.mjs';
import { federationVersion } from './federation-version.mjs';
import { leavesAlias, provideLeaves } from './federation-leaves.mjs';
import { withoutUnused } from './federation-trim.mjs';
import { FilesPlugin } from './files-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { productionRouter } from './router-trim.mjs';
import { onDemandNames, provided, providedVersions } from './singletons.mjs';
import { textsRequests, textsTogether } from './texts.mjs';
import { trustedRoot } from './trusted-root.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const shellDir = path.join(root, 'shell');
const uiDir = path.join(root, 'shared/ui');

/**
 * Production shells run nothing from source, whatever the server requests; a shell with its own keys must enable it
 * explicitly.
 */
function mayDevelop({ DEV_REMOTES, SANDBOX, DEMO, KEYS_DIR } = process.env) {
  if (SANDBOX === 'off') return false;
  return DEV_REMOTES ? DEV_REMOTES === 'on' : !KEYS_DIR && DEMO !== 'off';
}

/** Build of the shell: the only provider of shared packages, without knowledge of remotes at build time. */
export function host(dir) {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const base = common({
    dir,
    name: 'shell',
    version,
    define: {
      __ADMIN_API_BASE__: JSON.stringify(apiBaseOf()),
      __FEDERATION_VERSION__: JSON.stringify(federationVersion),
      // Read at build time, so that reading this configuration needs no keys.
      __TRUSTED_ROOT__: webpack.DefinePlugin.runtimeValue(() => JSON.stringify(trustedRoot()), true),
      __MAY_DEVELOP__: String(mayDevelop()),
    },
  });
  return {
    ...base,
    entry: { main: [provideLeaves, './src/main.ts'] },
    output: { ...base.output, publicPath: '/s/', uniqueName: 'vcc_shell' },
    resolve: { ...base.resolve, alias: { ...leavesAlias, ...productionRouter, ...withoutUnused } },
    optimization: { ...base.optimization, splitChunks: textsTogether(dir) },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: 'shell',
        shared: provided,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      partsOfReactI18next(dir),
      new IntegrityPlugin(),
      filesOf(version),
    ],
  };
}

/** Single modules of react-i18next, whose entry exports all of them. */
function partsOfReactI18next(dir) {
  const entry = createRequire(path.join(dir, 'package.json')).resolve('react-i18next');
  const parts = path.resolve(path.dirname(entry), '../es');
  return new webpack.NormalModuleReplacementPlugin(/^virtual:react-i18next\//, (resource) => {
    resource.request = path.join(parts, path.basename(resource.request));
  });
}

/** `shell.json`: input for the HTML document that the server writes. */
const filesOf = (version) =>
  new FilesPlugin({
    name: 'shell.json',
    describe: (compilation, files) => ({
      ...describeShell({ compilation, files, version }),
      provides: providesOf(compilation, files),
      shared: providedVersions(shellDir),
      federation: federationVersion,
    }),
  });

/** Files of the shell in the HTML document of every page. */
export function describeShell({ compilation, files, version }) {
  const entry = compilation.entrypoints.get('main').getFiles();
  const textsOf = (language, locale) =>
    filesOfGroups(
      [
        ...groupsOf(compilation, textsRequests[language], shellDir),
        ...groupsOf(compilation, `./${locale}.json`, uiDir),
      ],
      files,
    );
  return {
    version,
    root: trustedRoot(),
    entry: { js: entry.filter((file) => file.endsWith('.js')), css: entry.filter((file) => file.endsWith('.css')) },
    texts: { en_US: textsOf('en_US', 'en-US'), zh_CN: textsOf('zh_CN', 'zh-CN') },
    files,
  };
}

/** Files of each shared package that is loaded on demand, by the name that pages import. */
function providesOf({ modules, chunkGraph }, files) {
  // The plugin's module has the name in a private field only.
  const provided = [...modules].filter((module) => module.constructor.name === 'ProvideSharedModule');
  const groupsFor = (name) =>
    provided
      .filter((module) => module._name === name)
      .flatMap(({ blocks }) => blocks.map((block) => chunkGraph.getBlockChunkGroup(block)));
  return Object.fromEntries(
    onDemandNames.map((name) => {
      const own = filesOfGroups(groupsFor(name), files);
      // Otherwise the build would succeed, and every page that needs the package would fail.
      if (own.length === 0) throw new Error(`${name} has no file: add it to shell/src/mounting/provisions.ts.`);
      return [name, own];
    }),
  );
}
