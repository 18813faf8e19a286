import path from 'node:path';
import { common } from '../../configs/webpack/common.mjs';
import { root } from '../lib/root.mjs';
import { tableDir } from './places.mjs';

const base = common({ dir: path.join(root, 'shared/ui'), name: 'table-bench', version: '0' });

/** Page with long tables: the kit's and Arco's, with the same rows and columns. */
export default {
  ...base,
  cache: false,
  entry: { table: './src/testing/table-bench.tsx' },
  output: { ...base.output, path: tableDir, filename: '[name].js', publicPath: '/' },
};
