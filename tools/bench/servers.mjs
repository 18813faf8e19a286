import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { root } from '../lib/root.mjs';

const main = path.join(root, 'server/dist/main.cjs');
const readyMs = 120_000;

/** Mailbox key of each product. */
export const mailboxKey = 'key-of-the-mailbox-of-a-benchmark';

/** Returns a free port of the loopback interface. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Waits for the line with the product's address; fails with the output if the process ends before. */
export function untilReady(child, ms = readyMs) {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (why) => reject(new Error(`${why}\n${output}`));
    const timer = setTimeout(() => fail(`Not ready in ${ms / 1000} s`), ms);
    const read = (chunk) => {
      output += chunk;
      if (!/^ready /m.test(output)) return;
      clearTimeout(timer);
      resolve(output);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`Ended with ${code}`);
    });
  });
}

async function startServer({ dataDir, buildsDir }) {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    BUILDS_DIR: buildsDir,
    DATABASE_URL: '',
    DEMO_SIZE: 'small',
    MAILBOX_KEY: mailboxKey,
  };
  const child = spawn(process.execPath, [main], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  await untilReady(child);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url: `http://localhost:${port}`, stop };
}

/** Starts one server per build, on copies of the same demo data; `stop` stops them and removes the copies. */
export async function startServers(builds) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-bench-'));
  const seed = path.join(folder, 'seed');
  const running = [];
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await (await startServer({ dataDir: seed, buildsDir: root })).stop();
    for (const [name, buildsDir] of Object.entries(builds)) {
      const dataDir = path.join(folder, name);
      cpSync(seed, dataDir, { recursive: true });
      running.push({ name, ...(await startServer({ dataDir, buildsDir })) });
    }
    return { urls: Object.fromEntries(running.map(({ name, url }) => [name, url])), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
