import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { freePort, untilReady } from './servers.mjs';

const limitMs = 10 * 60_000;

/** Starts a fresh clone of the last commit twice. The package store of this machine is warm. */
export async function firstStart() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-start-'));
  const clone = path.join(folder, 'clone');
  try {
    await run('git', ['clone', '--quiet', root, clone]);
    const first = await startOnce(clone);
    console.log(first.output);
    const second = await startOnce(clone);
    console.log(`first start of a fresh clone: ${first.seconds} s (target ≤ 180 s)`);
    console.log(`second start: ${second.seconds} s (target ≤ 10 s)`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startOnce(cwd) {
  const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: path.join(cwd, 'data') };
  const from = Date.now();
  // A separate process group, because npm does not forward signals to its children.
  const child = spawn('npm', ['start'], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const output = await untilReady(child, limitMs);
    return { output, seconds: ((Date.now() - from) / 1000).toFixed(1) };
  } finally {
    if (child.pid && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
      await once(child, 'close');
    }
  }
}
