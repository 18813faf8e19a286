import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const name = '@module-federation/enhanced';
const file = createRequire(import.meta.url).resolve(`${name}/webpack`);
const folder = file.slice(0, file.lastIndexOf(path.normalize(name)) + name.length);

/**
 * Version of Module Federation. Shell and remotes must be built with the same version; the shell refuses a remote with
 * another one.
 */
export const federationVersion = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
