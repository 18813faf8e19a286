import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { common } from './common.mjs';
import { federationVersion } from './federation-version.mjs';
import { FilesPlugin } from './files-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { provided } from './singletons.mjs';

/** Build of the shell: the only provider of shared packages; it knows no remote at build time. */
export function host(dir) {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const base = common({
    dir,
    name: 'shell',
    version,
    define: {
      __ADMIN_API_BASE__: JSON.stringify(process.env.ADMIN_API_BASE ?? ''),
      __FEDERATION_VERSION__: JSON.stringify(federationVersion),
    },
  });
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: { ...base.output, publicPath: '/s/', uniqueName: 'vcc_shell' },
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
      new IntegrityPlugin(),
      filesOf(version),
    ],
  };
}

/** `shell.json`: what the server needs to write the document. */
export const filesOf = (version) =>
  new FilesPlugin({
    name: 'shell.json',
    describe: (compilation, files) => {
      const entry = compilation.entrypoints.get('main').getFiles();
      return {
        version,
        entry: { js: entry.filter((file) => file.endsWith('.js')), css: entry.filter((file) => file.endsWith('.css')) },
        files,
      };
    },
  });
