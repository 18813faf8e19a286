import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Packages that cannot be required, because they are modules of the newer kind. */
const newer = ['sql-template-tag'];

/**
 * What stays outside the bundle: Node itself, and packages that the server names, because only those are installed where it
 * looks for them. What our own packages depend on comes along with them.
 */
function isInstalled(dir) {
  const { dependencies } = require(path.join(dir, 'package.json'));
  const names = Object.keys(dependencies).filter((name) => !name.startsWith('@console/') && !newer.includes(name));
  return (request) =>
    request.startsWith('node:') || names.some((name) => request === name || request.startsWith(`${name}/`));
}

/** Build of the server: a CommonJS file for each of its commands; packages from the registry stay where they are installed. */
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
    // Migrations and the database worker are found relative to the bundle, so `__dirname` keeps its meaning.
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
    // Readable stacks matter more than bytes that nobody downloads.
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
  };
}
