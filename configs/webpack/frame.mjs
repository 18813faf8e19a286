import MiniCss from 'mini-css-extract-plugin';
import { common } from './common.mjs';

/** Build of the card number frame: one script and one stylesheet, without code shared with the console. */
export function frame(dir) {
  const base = common({ dir, name: 'reveal', version: '0' });
  return {
    ...base,
    entry: { frame: './src/frame.ts' },
    // The server sends them with `no-store` and by these names: no visitor loads them twice.
    output: { ...base.output, filename: '[name].js' },
    plugins: [new MiniCss({ filename: '[name].css' })],
  };
}
