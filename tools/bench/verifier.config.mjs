import path from 'node:path';
import { server } from '../../configs/webpack/server.mjs';
import { root } from '../lib/root.mjs';
import { verifierDir } from './places.mjs';

/** Build of the shell's verification as a module for Node, for clients that behave like a page without a browser. */
export default {
  ...server(path.join(root, 'shell')),
  name: 'verifier',
  entry: { verifier: './src/verification/verify-offer.ts' },
  output: { path: verifierDir, filename: '[name].cjs', library: { type: 'commonjs2' }, clean: true },
  cache: false,
};
