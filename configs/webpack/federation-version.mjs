import { readFileSync } from 'node:fs';

const file = new URL('../node_modules/@module-federation/enhanced/package.json', import.meta.url);

/** Version of Module Federation. Shell and remotes are built with it and refuse each other if it differs. */
export const federationVersion = JSON.parse(readFileSync(file, 'utf8')).version;
