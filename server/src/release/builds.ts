import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { manifest, releaseFile, type LiveRemote, type Release } from '@console/contracts/release';
import { z } from '@console/contracts/zod';
import { StartFailure, wordsOf } from '../start/start-failure';
import { releaseOf } from './release.rules';

/** What the build of the shell says about itself. */
const shellBuild = z.object({
  version: z.string(),
  entry: z.object({ js: z.array(z.string()), css: z.array(z.string()) }),
  /** Files of the shell's own texts. */
  texts: z.object({ en_US: z.array(z.string()), zh_CN: z.array(z.string()) }),
  /** Files of each shared piece that loads when a page first uses it. */
  provides: z.record(z.string(), z.array(z.string())),
  files: z.record(z.string(), releaseFile),
});
export type ShellBuild = z.infer<typeof shellBuild>;

/** One file of a build, ready to be sent. */
export interface Asset {
  body: Buffer;
  brotli: Buffer | null;
  type: string;
}

/** Everything built that this process serves, in memory; what is not in here is not served. */
export interface Builds {
  shell: ShellBuild;
  release: Release;
  /** By address, such as `/s/main.0a1b2c3d4e.js`. */
  assets: ReadonlyMap<string, Asset>;
}

/** Reads the builds of the shell and of every remote. Runs once, before the first request. */
export function readBuilds({
  shellDist,
  remotesDir,
  now,
}: {
  shellDist: string;
  remotesDir: string;
  now: Date;
}): Builds {
  const assets = new Map<string, Asset>();
  const shell = parsed(shellBuild, path.join(shellDist, 'shell.json')).value;
  addFiles(assets, { folder: shellDist, base: '/s/', files: Object.keys(shell.files) });
  const remotes = remoteNames(remotesDir).map((name) => readRemote(path.join(remotesDir, name, 'dist'), assets));
  return { shell, assets, release: releaseOf(remotes, now) };
}

const remoteNames = (remotesDir: string) =>
  readdirSync(remotesDir)
    .filter((name) => existsSync(path.join(remotesDir, name, 'dist/manifest.json')))
    .sort();

function readRemote(dist: string, assets: Map<string, Asset>): LiveRemote {
  const { value, bytes } = parsed(manifest, path.join(dist, 'manifest.json'));
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const base = `/r/${value.remote}/${value.version}-${digest}/`;
  addFiles(assets, { folder: dist, base, files: Object.keys(value.files) });
  return { remote: value.remote, version: value.version, base, manifest: value };
}

function parsed<T>(schema: z.ZodType<T>, file: string): { value: T; bytes: Buffer } {
  try {
    const bytes = readFileSync(file);
    return { value: schema.parse(JSON.parse(bytes.toString('utf8'))), bytes };
  } catch (error) {
    throw new StartFailure(`The build ${file} cannot be read (${wordsOf(error)}); build again with npm start.`);
  }
}

interface Folder {
  folder: string;
  base: string;
  files: string[];
}

function addFiles(assets: Map<string, Asset>, { folder, base, files }: Folder): void {
  for (const file of files) {
    const at = path.join(folder, file);
    if (!existsSync(at)) throw new StartFailure(`The build lacks ${at}; build again with npm start.`);
    const brotli = existsSync(`${at}.br`) ? readFileSync(`${at}.br`) : null;
    assets.set(base + file, { body: readFileSync(at), brotli, type: typeOf(file) });
  }
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const typeOf = (file: string) => types[path.extname(file)] ?? 'application/octet-stream';
