import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { until } from '@console/configs/jest/deadline';
import { Client } from 'pg';
import { postgresBinaries } from './postgres-binaries';

/** PostgreSQL refuses to run as root, so it runs as the user `nobody`. */
const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A cluster in a separate folder, reachable only through a socket in that folder. */
export interface Cluster {
  url: string;
  stop: () => Promise<void>;
}

export function createCluster(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (asNobody.uid !== undefined) chownSync(folder, asNobody.uid, asNobody.gid);
  const args = [
    '-D',
    path.join(folder, 'data'),
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  execFileSync(path.join(postgresBinaries(), 'initdb'), args, { ...asNobody, cwd: '/', stdio: 'pipe' });
}

export async function startCluster(folder: string): Promise<Cluster> {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=40',
    'shared_buffers=64MB',
  ];
  const args = ['-D', path.join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(path.join(postgresBinaries(), 'postgres'), args, { ...asNobody, cwd: '/', stdio: 'ignore' });
  const url = `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`;
  await untilReady(url, server);
  return { url, stop: () => stopped(server) };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  await until(async () => server.exitCode !== null || (await isReady(url)), 'PostgreSQL for tests');
  if (server.exitCode !== null) throw new Error(`The PostgreSQL for tests ended with ${server.exitCode}.`);
}

const isReady = async (connectionString: string): Promise<boolean> => {
  const client = new Client({ connectionString });
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

/** SIGINT is a fast shutdown: it closes connections and leaves a consistent data folder. */
const stopped = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
