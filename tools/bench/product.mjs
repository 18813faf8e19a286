import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { ask, signIn } from '../faults/client.mjs';
import { startProcess } from '../faults/process.mjs';
import { buildAll } from '../lib/build.mjs';
import { install } from '../lib/install.mjs';
import { keysDir } from '../lib/publication.mjs';
import { root } from '../lib/root.mjs';
import { step } from '../lib/step.mjs';
import { launch } from './browser.mjs';

/** Opens the built product on its own data and a browser, with the actions of a team and operations staff. */
export async function openProduct() {
  await step('install', install);
  await buildAll();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-product-'));
  const server = await startProcess({ dataDir: folder });
  const url = server.url.replace('127.0.0.1', 'localhost');
  const browser = await launch();
  const devops = await signIn(url, 'devops');
  const newest = async () => (await ask(url, '/devopsRelease/list', {}, devops)).list[0];
  return {
    url,
    browser,
    newest,
    publish: (version, change) => publish(url, devops, { version, change }),
    /** Activates a version; returns the time of the request. */
    activate: async (version) => {
      const about = { remote: 'cards', version, why: 'A measurement.', onNumber: (await newest()).number };
      const atMs = Date.now();
      await ask(url, '/devopsRelease/activate', { ...about, audience: { to: 'everyone' }, isMinimum: false }, devops);
      return atMs;
    },
    close: async () => {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Publishes cards under another version, like a team; returns the digest that a release lists. */
async function publish(url, headers, { version, change }) {
  const derivedVersion = createRequire(import.meta.url)(path.join(root, 'e2e/releases/derived-version.cjs'));
  const { files, manifest, dossier } = derivedVersion({ keysDir: keysDir(), version, change });
  for (const bytes of files) await ask(url, '/devopsModule/upload', { content: bytes.toString('base64') }, headers);
  const answer = await ask(url, '/devopsModule/publish', { manifest, dossier, isRehearsal: false }, headers);
  if (answer.at !== 'published') throw new Error(`The version was refused: ${JSON.stringify(answer)}`);
  return createHash('sha256').update(manifest.text).digest('hex');
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the value that the given share of the sorted values does not exceed. */
export const share = (sorted, part) => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;

/** Load of the machine; times are meaningful only together with it. */
export const loadLine = () => `load of the machine: ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores`;
