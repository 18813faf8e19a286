#!/usr/bin/env node
// Builds the last commit in two clones of different folder depth: every remote, and every package that remotes compile
// against, must be identical, byte by byte.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageManager } from './lib/install.mjs';
import { remotes } from './lib/build.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { step } from './lib/step.mjs';

const place = mkdtempSync(path.join(os.tmpdir(), 'vcc-reproduce-'));
const clones = [path.join(place, 'one'), path.join(place, 'two/levels/deeper')];

const hashOf = (folder) => {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort())
    hash.update(`\0${file}\0`).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
};

async function buildIn(clone, remote) {
  const cwd = path.join(clone, 'remotes', remote);
  await run(path.join(cwd, 'node_modules/.bin/webpack'), ['--config', 'webpack.config.mjs'], { cwd });
  return hashOf(path.join(cwd, 'dist'));
}

async function packIn(clone) {
  const folder = path.join(clone, 'dist/packages');
  await run(process.execPath, [path.join(clone, 'tools/contracts.mjs'), folder], {
    cwd: clone,
    env: { ...process.env, SKIP_INSTALL: 'on' },
  });
  return hashOf(folder);
}

let failed = 0;

function compared(one, two) {
  if (one !== two) failed += 1;
  return one === two ? `identical, ${one}` : `different: ${one} and ${two}`;
}

try {
  for (const clone of clones) {
    await run('git', ['clone', '--quiet', root, clone]);
    await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'], { cwd: clone });
  }
  for (const remote of remotes)
    await step(remote, async () => compared(await buildIn(clones[0], remote), await buildIn(clones[1], remote)));
  await step('packages', async () => compared(await packIn(clones[0]), await packIn(clones[1])));
} finally {
  rmSync(place, { recursive: true, force: true });
}
if (failed > 0) process.exitCode = 1;
