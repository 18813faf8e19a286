import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort, untilReady } from '../bench/servers.mjs';
import { root } from '../lib/root.mjs';

const main = path.join(root, 'server/dist/main.cjs');

/** Timeout of a start: the first one creates the demo, which takes long on a busy machine. */
const readyMs = 300_000;

/** Starts a server on its own data folder; `kill` ends it like a crash. */
export async function startProcess({ dataDir, port, env: more = {} }) {
  const at = port ?? (await freePort());
  const from = Date.now();
  const usual = { DEMO_SIZE: 'small', PUBLIC_ORIGIN: more.SANDBOX === 'off' ? 'https://console.example.com' : '' };
  const env = { ...process.env, ...usual, ...more, PORT: String(at), DATA_DIR: dataDir };
  const child = spawn(process.execPath, [main], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (log += part));
  await untilReady(child, readyMs);
  const end = async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    url: `http://127.0.0.1:${at}`,
    port: at,
    /** Output of the process. */
    log: () => log,
    pid: child.pid,
    readyMs: Date.now() - from,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
