import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { stopWhileBusy } from '../support/busy-stop';
import { sessionAt } from '../support/session';

interface Server {
  url: string;
  port: number;
  folder: string;
  output: () => string;
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
}

// Plain JavaScript, because the set-up of the run uses it too.
const { startServer } = require('../support/server.cjs') as {
  startServer: (request: { folder: string; port?: number; env?: Record<string, string> }) => Promise<Server>;
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-survival-'));
let server: Server;

beforeAll(async () => {
  server = await startServer({ folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Result<T> {
  code: number;
  data: T;
}

async function ask<T>(route: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(`${server.url}/admin${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { code, data } = (await response.json()) as Result<T>;
  expect([route, code]).toEqual([route, 200]);
  return data;
}

interface CardRow {
  id: string;
  version: number;
  state: string;
}

type Headers = Record<string, string>;

const activeCards = async (session: Headers): Promise<CardRow[]> => {
  const request = { filter: { state: ['ACTIVE'] }, pageSize: 10 };
  return (await ask<{ list: CardRow[] }>('/card/list', request, session)).list;
};

async function freeze(cards: readonly CardRow[], session: Headers): Promise<void> {
  for (const { id, version } of cards) {
    const key = { ...session, 'idempotency-key': crypto.randomUUID() };
    await ask('/card/freeze', { id, version, reason: 'STOLEN', note: 'kill -9' }, key);
  }
}

test('a frozen card is frozen after kill -9, with its history', async () => {
  const session = await sessionAt(server.url, 'operations');
  const list = await activeCards(session);
  await freeze(list, session);
  await server.kill();
  server = await startServer({ folder, port: server.port });
  // The session survives too.
  for (const { id } of list) {
    expect(await ask<CardRow>('/card/detail', { id }, session)).toMatchObject({ state: 'FROZEN' });
    const history = await ask<{ list: { note: string; actor: string }[] }>('/card/history', { id }, session);
    expect(history.list[0]).toMatchObject({ note: 'kill -9', actor: 'Daniel Koh', reason: 'STOLEN' });
  }
});

test('on SIGTERM the server answers pending calls, ends event streams and idle connections, and exits with code 0', async () => {
  const headers = await sessionAt(server.url, 'operations');
  const { exitCode, answers, isStreamWhole } = await stopWhileBusy({ ...server, headers });
  server = await startServer({ folder, port: server.port });
  expect({ exitCode, isStreamWhole }).toEqual({ exitCode: 0, isStreamWhole: true });
  expect(answers).toEqual(answers.map(() => ({ status: 200, code: 200 })));
});

/** Command that starts a program in its own PID namespace, as in a container. */
const unshare = ['unshare', ...(process.getuid?.() === 0 ? [] : ['-r']), '--pid', '--fork', '--mount-proc'];
const hasNamespaces = spawnSync('unshare', [...unshare.slice(1), 'true']).status === 0;

/** Starts a server that is expected to fail; returns its exit code and output. */
async function refused(env: Record<string, string>, prefix: readonly string[] = []) {
  const main = path.resolve(__dirname, '../../server/dist/main.cjs');
  const [command, ...args] = [...prefix, process.execPath, main];
  const child = spawn(command, args, {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: path.join(folder, 'data'), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number];
  return { code, output };
}

describe('a failed start prints one sentence with the required change', () => {
  test('a second process on the same data folder, without harm to the first process', async () => {
    const { code, output } = await refused({});
    expect(code).not.toBe(0);
    expect(output).toMatch(/in use by process \d+.*DATA_DIR/);
    expect(output).not.toMatch(/\n\s+at /);
    await ask('/public/queryCopyright', { website: server.url });
  });

  test(`a second process in ${hasNamespaces ? 'another' : 'the same'} PID namespace; no acknowledged change is lost`, async () => {
    const session = await sessionAt(server.url, 'operations');
    const list = await activeCards(session);
    const half = Math.ceil(list.length / 2);
    await freeze(list.slice(0, half), session);
    const { code, output } = await refused({}, hasNamespaces ? unshare : []);
    expect(code).not.toBe(0);
    expect(output).toMatch(/in use by process \d+ on .*DATA_DIR/);
    expect(output).not.toMatch(/\n\s+at /);
    await freeze(list.slice(half), session);
    await server.kill();
    server = await startServer({ folder, port: server.port });
    const states = await Promise.all(list.map(({ id }) => ask<CardRow>('/card/detail', { id }, session)));
    expect(states.map(({ state }) => state)).toEqual(list.map(() => 'FROZEN'));
  });

  test('a port that is in use', async () => {
    const holder = net.createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as net.AddressInfo;
    const other = mkdtempSync(path.join(os.tmpdir(), 'vcc-port-'));
    const { code, output } = await refused({ PORT: String(port), DATA_DIR: path.join(other, 'data') });
    holder.close();
    rmSync(other, { recursive: true, force: true });
    expect(code).not.toBe(0);
    expect(output).toMatch(new RegExp(`${port}.*PORT`));
    expect(output).not.toMatch(/\n\s+at /);
  });

  test('a data folder that is a file', async () => {
    const file = path.join(folder, 'not-a-folder');
    writeFileSync(file, '');
    const { code, output } = await refused({ DATA_DIR: file });
    expect(code).not.toBe(0);
    expect(output).toContain('DATA_DIR');
    expect(output).not.toMatch(/\n\s+at /);
  });
});

const data = path.join(folder, 'data');
const openToOthers = () =>
  ['', ...readdirSync(data, { recursive: true }).map(String)]
    .map((name) => path.join(data, name))
    .filter((place) => ((statSync(place, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0);

test('other users of the machine cannot read or write the data folder, also if its permissions were open before', async () => {
  expect(openToOthers()).toEqual([]);
  await server.stop();
  chmodSync(path.join(data, 'pg'), 0o755);
  chmodSync(path.join(data, 'pg/PG_VERSION'), 0o666);
  server = await startServer({ folder, port: server.port });
  await ask('/public/queryCopyright', { website: server.url });
  expect(openToOthers()).toEqual([]);
});
