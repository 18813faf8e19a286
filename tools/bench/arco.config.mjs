import path from 'node:path';
import { common } from '../../configs/webpack/common.mjs';
import { root } from '../lib/root.mjs';
import { arcoDir } from './places.mjs';

const base = common({ dir: path.join(root, 'shared/ui'), name: 'arco-bench', version: '0' });

/** Page with components of the kit and the corresponding components of Arco, each in separate files. */
export default {
  ...base,
  cache: false,
  entry: { arco: './src/testing/arco-bench.tsx' },
  output: { ...base.output, path: arcoDir, filename: '[name].js', publicPath: '/', trustedTypes: 'bench' },
};
