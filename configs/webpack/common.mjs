import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizer from 'css-minimizer-webpack-plugin';
import { browserslistToTargets } from 'lightningcss';
import MiniCss from 'mini-css-extract-plugin';
import Terser from 'terser-webpack-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/** Supported browsers: those with Ed25519, CSS nesting and the features that React's `Activity` needs. */
const chrome = 137;

const swc = {
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

/** Contract declarations have no other side effects. */
const pure = {
  test: /\.ts$/,
  include: path.resolve(import.meta.dirname, '../../shared/contracts/src'),
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'pure-contracts-loader.mjs'),
};

/** Browsers never generate JSON Schema. */
const unprinted = {
  test: /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/,
  loader: path.join(import.meta.dirname, 'zod-trim-loader.mjs'),
};

/** No page uses routes, or forms and links of the router's framework. */
const unrouted = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
  loader: path.join(import.meta.dirname, 'router-trim-loader.mjs'),
};

const rules = (salt) => [
  { test: /\.tsx?$/, use: swc },
  pure,
  unprinted,
  unrouted,
  { test: /\.m?js$/, resolve: { fullySpecified: false } },
  {
    test: /\.css$/,
    sideEffects: true,
    use: [
      MiniCss.loader,
      {
        loader: require.resolve('css-loader'),
        options: {
          // Salted by name and version, so that two versions side by side never share a class.
          modules: {
            auto: /\.module\.css$/,
            localIdentName: '[hash:base64:7]',
            localIdentHashSalt: salt,
            namedExport: false,
            exportLocalsConvention: 'as-is',
          },
        },
      },
    ],
  },
];

const minimizer = [
  new Terser({ minify: Terser.swcMinify, extractComments: false, terserOptions: { format: { comments: false } } }),
  new CssMinimizer({
    minify: CssMinimizer.lightningCssMinify,
    minimizerOptions: { targets: browserslistToTargets([`chrome ${chrome}`]) },
  }),
];

/**
 * Common configuration of shell, remotes and comparison bundle. Files of a remote have no hash in their names
 * (`hash: ''`): their addresses contain the digest of the version, and each hash would be sent with manifest and entry.
 */
export function common({ dir, name, version, define = {}, hash = '.[contenthash:10]' }) {
  return {
    name,
    context: dir,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    infrastructureLogging: { level: 'error' }, // hides the warning that Module Federation's modules cannot be cached
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(dir, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [path.join(dir, 'webpack.config.mjs'), import.meta.dirname + path.sep] },
    },
    output: {
      path: path.join(dir, 'dist'),
      filename: `[name]${hash}.js`,
      chunkFilename: `c/[name]${hash}.js`,
      crossOriginLoading: 'anonymous',
      strictModuleErrorHandling: true,
      // Total time of a load. The shell ends a load that stalls; this ends one in a page without the shell.
      chunkLoadTimeout: 10 * 60_000,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: rules(`${name}@${version}`) },
    optimization: { minimizer, chunkIds: 'deterministic', moduleIds: 'deterministic', realContentHash: true },
    performance: false,
    stats: 'errors-warnings',
    plugins: [
      new webpack.DefinePlugin({ __REMOTE__: JSON.stringify(name), __VERSION__: JSON.stringify(version), ...define }),
      new MiniCss({ filename: `[name]${hash}.css`, chunkFilename: `c/[name]${hash}.css` }),
    ],
  };
}
