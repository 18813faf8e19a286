import MiniCss from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { common } from './common.mjs';

/** Build of the catalogue: one script and one style with every sample, so that nothing is loaded later. */
export function catalogue(dir) {
  const base = common({ dir, name: 'catalogue', version: '0' });
  return {
    ...base,
    entry: { catalogue: './src/catalogue.tsx' },
    output: { ...base.output, filename: '[name].js', publicPath: '/' },
    optimization: { ...base.optimization, minimize: false },
    plugins: [
      ...base.plugins.filter((plugin) => !(plugin instanceof MiniCss)),
      // Samples come in the order of the alphabet, and a class has one rule wherever its file comes.
      new MiniCss({ filename: '[name].css', ignoreOrder: true }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
