import path from 'node:path';
import { common } from '../../configs/webpack/common.mjs';
import { root } from '../lib/root.mjs';
import { arcoDir } from './places.mjs';

const base = common({ dir: path.join(root, 'shared/ui'), name: 'arco-bench', version: '0' });

/** One page with components of the kit and Arco's of the same use, each in files of its own. */
export default {
  ...base,
  cache: false,
  entry: { arco: './src/testing/arco-bench.tsx' },
  output: { ...base.output, path: arcoDir, filename: '[name].js', publicPath: '/', trustedTypes: 'bench' },
};
