import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { common } from './common.mjs';
import { FilesPlugin } from './files-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { MonoManifestsPlugin, pagesOf } from './mono-manifests.mjs';
import { describeShell } from './host.mjs';
import { productionRouter } from './router-trim.mjs';
import { trustedRoot } from './trusted-root.mjs';

/**
 * Build of the same shell and pages as one bundle with route chunks, for comparison only: without Module Federation,
 * with webpack's own splitting rules, and with the preloads of a page as a server would write them.
 */
export function mono({ root, output }) {
  const shellDir = path.join(root, 'shell');
  const remotes = remotesBelow(path.join(root, 'remotes'));
  const { version } = JSON.parse(readFileSync(path.join(shellDir, 'package.json'), 'utf8'));
  const base = common({ dir: shellDir, name: 'mono', version, define: definesOf(remotes, version) });
  return {
    ...base,
    entry: { main: './src/main.ts' },
    cache: false,
    output: { ...base.output, path: path.join(output, 'shell/dist'), publicPath: '/s/', uniqueName: 'vcc_mono' },
    resolve: { ...base.resolve, alias: productionRouter },
    plugins: [
      ...base.plugins,
      ...withoutFederation(remotes),
      new IntegrityPlugin(),
      new FilesPlugin({
        name: 'shell.json',
        describe: (compilation, files) => ({
          ...describeShell({ compilation, files, version }),
          provides: pagesOf({ compilation, files, remotes }),
        }),
      }),
      new MonoManifestsPlugin({ remotes, output }),
    ],
  };
}

const remotesBelow = (folder) =>
  readdirSync(folder)
    .sort()
    .map((name) => {
      const dir = path.join(folder, name);
      return { name, dir, version: JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')).version };
    });

/** `__REMOTE__` and `__VERSION__` refer to the package of the file, as in a separate build. */
function definesOf(remotes, version) {
  const ownerOf = (resource) => remotes.find(({ dir }) => resource?.startsWith(dir + path.sep));
  const perFile = (answer) =>
    webpack.DefinePlugin.runtimeValue(({ module }) => JSON.stringify(answer(ownerOf(module.resource))));
  return {
    __REMOTE__: perFile((owner) => owner?.name ?? 'shell'),
    __VERSION__: perFile((owner) => owner?.version ?? version),
    __ADMIN_API_BASE__: '""',
    __FEDERATION_VERSION__: '"none"',
    // Read at build time, so that reading this configuration needs no keys.
    __TRUSTED_ROOT__: webpack.DefinePlugin.runtimeValue(() => JSON.stringify(trustedRoot()), true),
    __MAY_DEVELOP__: 'false',
  };
}

/** A module that exports, for each remote, the import of its lifecycles. */
function importsOf(remotes) {
  const rows = remotes.map(({ name, dir }) => {
    const file = JSON.stringify(path.join(dir, 'src/remote.tsx'));
    return `${JSON.stringify(name)}: () => import(${file})`;
  });
  return `data:text/javascript,${encodeURIComponent(`export default { ${rows.join(', ')} };`)}`;
}

function withoutFederation(remotes) {
  const replaced = [
    [/\/manifest\.rules$/, path.join(import.meta.dirname, 'mono-manifest-rules.mjs')],
    [/\/federation$/, path.join(import.meta.dirname, 'mono-federation.mjs')],
    [/\/boot\/federation-core$/, 'data:text/javascript,'],
    [/^virtual:every-remote$/, importsOf(remotes)],
  ];
  return replaced.map(
    ([pattern, by]) =>
      new webpack.NormalModuleReplacementPlugin(pattern, (resource) => {
        resource.request = by;
      }),
  );
}
