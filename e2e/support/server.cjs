const { spawn } = require('node:child_process');
const { once } = require('node:events');
const net = require('node:net');
const path = require('node:path');

const main = path.resolve(__dirname, '../../server/dist/main.cjs');

/** Longest time of a start. The first one fills a database, which takes long on a busy machine. */
const readySeconds = 240;

/** Returns a free loopback port. */
async function freePort() {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Mailbox key of every product of the run. */
exports.mailboxKey = 'key-of-the-mailbox-of-tests';

/** Starts the built server on the data in `folder`. Resolves when it is ready. */
exports.startServer = async ({ folder, port, env = {} }) => {
  const at = port ?? (await freePort());
  // Tests that are started by pnpm have a NODE_PATH with packages that other processes do not find.
  const { NODE_PATH: _, ...usual } = process.env;
  const child = spawn(process.execPath, [main], {
    env: {
      ...usual,
      PORT: String(at),
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: '',
      DEMO_SIZE: 'small',
      MAILBOX_KEY: exports.mailboxKey,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise((resolve, reject) => {
    const late = () => reject(new Error(`The server was not ready in ${readySeconds} s:\n${output}`));
    const timer = setTimeout(late, readySeconds * 1000);
    const read = (chunk) => {
      output += chunk;
      if (!/^ready /m.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  await ready;
  const end = async (signal) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  return {
    folder,
    port: at,
    url: `http://localhost:${at}`,
    output: () => output,
    /** Sends SIGTERM and returns the exit code; null if a signal ended the process. */
    stop: () => end('SIGTERM'),
    /** Sends SIGKILL: no handler runs. */
    kill: () => end('SIGKILL'),
  };
};
