import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

// The headless shell is the same engine without a window; a window would take more than half of the time of a short
// visit.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Returns the path of a Chromium: the one in CHROMIUM, otherwise an installed headless shell, one from the system's
 * package manager, any other installed one, or Playwright's download.
 */
export async function findChromium() {
  return named() ?? inPath([shell]) ?? (await fromPackages()) ?? existing() ?? (await fromPlaywright());
}

/** Returns the path of an installed Chromium; installs nothing. */
export const presentChromium = () => named() ?? inPath([shell]) ?? existing();

const named = () => [process.env.CHROMIUM].find((file) => file && existsSync(file));

const inPath = (wanted) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => wanted.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));

const existing = () => inPath(names) ?? [mac].find((file) => existsSync(file)) ?? downloaded();

function downloaded() {
  const cache = path.join(os.homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return undefined;
  const found = readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .sort()
    .map((name) => path.join(cache, name, 'chrome-linux/chrome'));
  return found.findLast((file) => existsSync(file));
}

/** Installs the headless shell with apt. Needs root, as on a build machine; returns undefined otherwise. */
async function fromPackages() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  try {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', shell, 'fonts-noto-cjk'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    return undefined;
  }
  return inPath([shell]);
}

async function fromPlaywright() {
  await run(path.join(root, 'e2e/node_modules/.bin/playwright-core'), ['install', 'chromium']);
  const file = downloaded();
  if (!file) throw new Error('No Chromium was found or installed; set CHROMIUM to the path of one.');
  return file;
}
