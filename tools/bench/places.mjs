import path from 'node:path';
import { root } from '../lib/root.mjs';

/** Where the comparison bundle is built to: a folder that the server takes as BUILDS_DIR. */
export const monoDir = path.join(root, 'node_modules/.cache/vcc/mono');
