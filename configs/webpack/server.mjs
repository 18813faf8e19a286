import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Packages that cannot be loaded with `require`, because they are ES modules only. */
const newer = ['sql-template-tag'];

/**
 * Externals of the bundle: Node modules, and packages in the server's own dependencies, because only those are
 * installed at its place. Dependencies of our other packages are bundled.
 */
function isInstalled(dir) {
  const { dependencies } = require(path.join(dir, 'package.json'));
  const names = Object.keys(dependencies).filter((name) => !name.startsWith('@console/') && !newer.includes(name));
  return (request) =>
    request.startsWith('node:') || names.some((name) => request === name || request.startsWith(`${name}/`));
}

/**
 * Build of the server: one CommonJS file per command; packages from the registry are loaded from where they are
 * installed.
 */
export function server(dir) {
  const isOutside = isInstalled(dir);
  return {
    name: 'server',
    context: dir,
    mode: 'production',
    target: 'node20',
    devtool: 'source-map',
    entry: { main: './src/main.ts', keys: './src/keys.ts' },
    output: { path: path.join(dir, 'dist'), filename: '[name].cjs', clean: true },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(dir, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [path.join(dir, 'webpack.config.mjs'), import.meta.filename] },
    },
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    // `__dirname` is not replaced: migrations and the database worker are found relative to the bundle.
    node: { __dirname: false, __filename: false },
    externalsType: 'node-commonjs',
    externals: [({ request }, done) => (isOutside(request) ? done(null, request) : done())],
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: require.resolve('swc-loader'),
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
    // Not minified: readable stack traces matter more than the size of files that are never downloaded.
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
  };
}
