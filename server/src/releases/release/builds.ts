import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFacts, type BuildFacts } from '@console/contracts/releases';
import { manifest, releaseFile, type Manifest } from '@console/contracts/release';
import { z } from '@console/contracts/zod';
import { StartFailure, textOf } from '../../platform/start/start-failure';
import { typeOf } from './file-names.rules';

/** Description that the build of the shell writes to `shell.json`. */
const shellBuild = z.object({
  version: z.string(),
  /** Text of the `root.json` whose keys the shell trusts. */
  root: z.string(),
  entry: z.object({ js: z.array(z.string()), css: z.array(z.string()) }),
  /** Files with the shell's translations. */
  texts: z.object({ en_US: z.array(z.string()), zh_CN: z.array(z.string()) }),
  /** Files of each shared chunk that is loaded when a page first uses it. */
  provides: z.record(z.string(), z.array(z.string())),
  /** Versions of the shared packages and of Module Federation; empty for a bundle without remotes. */
  shared: z.record(z.string(), z.string()).default({}),
  federation: z.string().default('none'),
  files: z.record(z.string(), releaseFile),
});
export type ShellBuild = z.infer<typeof shellBuild>;

/** One file of a build with its compressed form and content type. */
export interface Asset {
  body: Buffer;
  brotli: Buffer | null;
  type: string;
}

/** The build of the shell in memory; no other file of the shell is served. */
export interface Builds {
  shell: ShellBuild;
  /** Files by path, such as `/s/main.0a1b2c3d4e.js`. */
  assets: ReadonlyMap<string, Asset>;
}

/** Reads the build of the shell once, before the first request. */
export function readShell(shellDist: string): Builds {
  const shell = parsed(shellBuild, path.join(shellDist, 'shell.json'));
  const files = Object.keys(shell.files);
  return { shell, assets: new Map(files.map((file) => [`/s/${file}`, readAsset(shellDist, file)])) };
}

/** A remote that was built on the server's machine. */
export interface LocalBuild {
  manifest: Manifest;
  facts: BuildFacts;
  read: (file: string) => Asset;
}

/** Default for builds without `facts.json`: old builds, and the single bundle of the benchmark. */
const noFacts: BuildFacts = {
  schema: 1,
  operations: [],
  locales: { en_US: [], zh_CN: [] },
  handover: { writes: 1, reads: [1] },
  sbom: [],
};

/** Reads all built remotes below a folder. */
export const readLocalBuilds = (remotesDir: string): LocalBuild[] =>
  readdirSync(remotesDir)
    .filter((name) => existsSync(path.join(remotesDir, name, 'dist/manifest.json')))
    .sort()
    .map((name) => {
      const dist = path.join(remotesDir, name, 'dist');
      const facts = path.join(dist, 'facts.json');
      return {
        manifest: parsed(manifest, path.join(dist, 'manifest.json')),
        facts: existsSync(facts) ? parsed(buildFacts, facts) : noFacts,
        read: (file) => readAsset(dist, file),
      };
    });

function parsed<T>(schema: z.ZodType<T>, file: string): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartFailure(`The build ${file} cannot be read (${textOf(error)}); build again with npm start.`);
  }
}

function readAsset(folder: string, file: string): Asset {
  const at = path.join(folder, file);
  if (!existsSync(at)) throw new StartFailure(`The build lacks ${at}; build again with npm start.`);
  const brotli = existsSync(`${at}.br`) ? readFileSync(`${at}.br`) : null;
  return { body: readFileSync(at), brotli, type: typeOf(file) };
}
