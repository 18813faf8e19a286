import path from 'node:path';
import { root } from '../lib/root.mjs';

/** Folder of the comparison bundle, which the server takes as BUILDS_DIR. */
export const monoDir = path.join(root, 'node_modules/.cache/vcc/mono');

/** Output folder of the Node build of the shell's release verification, for benchmark clients without a browser. */
export const verifierDir = path.join(root, 'node_modules/.cache/vcc/verifier');

/** Folder of the page with long tables. */
export const tableDir = path.join(root, 'node_modules/.cache/vcc/table');

/** Folder of the page with components of the kit and of Arco. */
export const arcoDir = path.join(root, 'node_modules/.cache/vcc/arco');
