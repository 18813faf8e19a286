import MiniCss from 'mini-css-extract-plugin';
import { common } from './common.mjs';

/** Build of the frame that shows card numbers: one script and one style, and nothing that is shared with the console. */
export function frame(dir) {
  const base = common({ dir, name: 'reveal', version: '0' });
  return {
    ...base,
    entry: { frame: './src/frame.ts' },
    // The server sends them unkept and by these names: nobody loads them twice.
    output: { ...base.output, filename: '[name].js' },
    plugins: [new MiniCss({ filename: '[name].css' })],
  };
}
