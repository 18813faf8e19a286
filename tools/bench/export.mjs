import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ask, signIn, withKey } from '../faults/client.mjs';
import { startProcess } from '../faults/process.mjs';
import { fillLists, ownCompany, tallyAnew } from './fill-lists.mjs';
import { connect, startPostgres } from './postgres.mjs';

const lookMs = 250;
const megabyte = 2 ** 20;

/** Exports all cards; measures the memory growth of the server and checks that every row was written. */
export async function exportCards({ cards, into }) {
  const folder = into ?? mkdtempSync(path.join(os.tmpdir(), 'vcc-export-'));
  const database = await startPostgres(folder);
  let server;
  try {
    const env = { DATABASE_URL: database.url, CALLS_PER_MINUTE: '999999' };
    server = await startProcess({ dataDir: path.join(folder, 'data'), env });
    const client = await connect(database.url);
    const { companyId } = await ownCompany(client);
    await fillLists(client, { companyId, folder, cards, transactions: 1 });
    await tallyAnew(client);
    await client.end();
    for (const format of ['CSV', 'XLSX']) await exportOnce(server, format);
  } finally {
    await server?.stop();
    await database.stop();
    if (into === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

async function exportOnce({ url, pid }, format) {
  const headers = await signIn(url, 'owner');
  const { count } = await ask(url, '/card/exportCount', {}, headers);
  const before = residentOf(pid);
  const from = Date.now();
  const { id } = await ask(url, '/card/export', { format }, withKey(headers));
  const steps = new Set();
  let most = before;
  let job;
  do {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    job = (await ask(url, '/job/list', {}, headers)).list.find((one) => one.id === id);
    if (job.state === 'RUNNING') steps.add(job.ok);
    most = Math.max(most, residentOf(pid));
  } while (['QUEUED', 'RUNNING'].includes(job.state));
  const file = await ask(url, '/job/download', { id }, headers);
  const lines = format === 'CSV' ? `${(await linesAt(url + file.url)) - 1} lines, ` : '';
  console.log(
    `${format}: ${job.state}, ${count} rows counted, ${job.ok} written, ${lines}${(job.file.bytes / megabyte).toFixed(0)} MB in ` +
      `${((Date.now() - from) / 1000).toFixed(0)} s; ${steps.size} progress events; resident memory ${before.toFixed(0)} → ` +
      `at most ${most.toFixed(0)} MB (target: at most 100 more)`,
  );
}

/** Returns the resident memory of a process in megabytes. */
const residentOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function linesAt(address) {
  const { body } = await fetch(address);
  let lines = 0;
  for await (const chunk of body) for (const byte of chunk) if (byte === 10) lines += 1;
  return lines;
}
