import MiniCss from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { common } from './common.mjs';

/** Build of the catalogue: one script and one stylesheet with every sample, so that nothing is loaded later. */
export function catalogue(dir) {
  const base = common({ dir, name: 'catalogue', version: '0' });
  return {
    ...base,
    entry: { catalogue: './src/catalogue.tsx' },
    output: { ...base.output, filename: '[name].js', publicPath: '/' },
    optimization: { ...base.optimization, minimize: false },
    plugins: [
      ...base.plugins.filter((plugin) => !(plugin instanceof MiniCss)),
      // Samples are ordered alphabetically; the order of stylesheets does not matter, because each class has one rule.
      new MiniCss({ filename: '[name].css', ignoreOrder: true }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
