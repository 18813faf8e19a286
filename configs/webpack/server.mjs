import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * What goes into the bundle: our own packages, which are TypeScript, zod, which only they depend on, and what cannot be
 * required because it is a module of the newer kind.
 */
const isBundled = (request) => /^(\.|@console\/|sql-template-tag$|zod(\/|$))/.test(request) || path.isAbsolute(request);

/** Build of the server: a CommonJS file for each of its commands; packages from the registry stay where they are installed. */
export function server(dir) {
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
    externals: [({ request }, done) => (isBundled(request) ? done() : done(null, request))],
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
