import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, chownSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { newId } from '../platform/db/ids';
import { openDatabase, type Database } from '../platform/db/db';
import { fill, type Filling } from './fill';
import { createCluster, startCluster } from './postgres-cluster';
import { forgetOldTemplates, takePlace } from './templates';
import { testDriver } from './test-driver';
import { testKey } from './test-key';

/** Opens a separate PostgreSQL database: on the server of DATABASE_URL, otherwise on a separate cluster. */
export const openTestPostgres = (filling: Filling): Promise<Database> => {
  const url = process.env['DATABASE_URL'];
  return url ? onServer(url, filling) : onCluster(filling);
};

async function onServer(url: string, filling: Filling): Promise<Database> {
  const name = newId('vcc_test').toLowerCase();
  await command(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openDatabase({ at: 'url', url: own.href }, { driver: testDriver() });
  await fill(database.pool, filling);
  const close = async () => {
    await database.close();
    await command(url, `drop database ${name}`);
  };
  return { ...database, close };
}

async function command(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Opens a copy of a cluster that the first test of a run fills. */
async function onCluster(filling: Filling): Promise<Database> {
  const template = path.join(tmpdir(), `vcc-test-${filling}-${testKey()}.cluster`);
  if (!existsSync(template)) await makeTemplate(template, filling);
  const folder = mkdtempSync(path.join(tmpdir(), 'vcc-pg-'));
  cpSync(template, folder, { recursive: true, preserveTimestamps: true });
  giveAway(folder);
  const cluster = await startCluster(folder);
  const database = await openDatabase({ at: 'url', url: cluster.url }, { driver: testDriver() });
  const close = async () => {
    await database.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...database, close };
}

async function makeTemplate(template: string, filling: Filling): Promise<void> {
  forgetOldTemplates(`vcc-test-${filling}-`, '.cluster');
  const draft = mkdtempSync(path.join(tmpdir(), 'vcc-pg-'));
  createCluster(draft);
  const cluster = await startCluster(draft);
  const database = await openDatabase({ at: 'url', url: cluster.url }, { driver: testDriver() });
  await fill(database.pool, filling);
  await database.close();
  await cluster.stop();
  takePlace(draft, template);
}

/** Changes the owner of a copied folder. PostgreSQL requires a folder of its own user without access for others. */
function giveAway(folder: string): void {
  if (process.getuid?.() !== 0) return;
  for (const entry of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(path.join(folder, entry), 65_534, 65_534);
  chmodSync(folder, 0o700);
  chmodSync(path.join(folder, 'data'), 0o700);
}
