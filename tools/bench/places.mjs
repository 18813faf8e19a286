import path from 'node:path';
import { root } from '../lib/root.mjs';

/** Where the comparison bundle is built to: a folder that the server takes as BUILDS_DIR. */
export const monoDir = path.join(root, 'node_modules/.cache/vcc/mono');

/** Where the shell's verification is built to for clients without a browser. */
export const verifierDir = path.join(root, 'node_modules/.cache/vcc/verifier');

/** Where the page with tables of many rows is built to. */
export const tableDir = path.join(root, 'node_modules/.cache/vcc/table');

/** Where the page with components beside Arco's is built to. */
export const arcoDir = path.join(root, 'node_modules/.cache/vcc/arco');
