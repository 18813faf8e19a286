import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ask, signIn } from '../faults/client.mjs';
import { startProcess } from '../faults/process.mjs';
import { cpuMsOf } from './cpu.mjs';
import { fillBeside } from './fill-beside.mjs';
import { fillLists, ownCompany } from './fill-lists.mjs';
import { listCases } from './list-cases.mjs';
import { connect, startPostgres } from './postgres.mjs';

const limitMs = 100;

/** Calls the long lists sequentially with every page, filter and order. */
export async function lists({ cards, transactions, times, into, only }) {
  const folder = into ?? mkdtempSync(path.join(os.tmpdir(), 'vcc-lists-'));
  const database = await startPostgres(folder);
  let server;
  try {
    const env = { DATABASE_URL: database.url, CALLS_PER_MINUTE: '999999' };
    server = await startProcess({ dataDir: path.join(folder, 'data'), env });
    const client = await connect(database.url);
    const { companyId } = await ownCompany(client);
    // Creates an audit log entry, which is copied for the generated ones.
    await signIn(server.url, 'owner');
    const from = Date.now();
    const filled = await fillLists(client, { companyId, folder, cards, transactions });
    await fillBeside(client, { companyId, cards });
    console.log(
      `${cards} cards and ${transactions} purchases: ${filled} in ${Math.round((Date.now() - from) / 1000)} s`,
    );
    // Runs the maintenance that the database does in the background later.
    await client.query('analyze');
    const cases = await listCases({ client, companyId });
    await client.end();
    // Signs in after filling, which takes longer than the idle timeout of a session.
    const owner = await signIn(server.url, 'owner');
    const slow = [];
    for (const { name, route, input } of cases.filter((one) => one.name.includes(only))) {
      const cpuMs = () => cpuMsOf([server.pid, database.pid]);
      const spent = await measure(server.url, { route, input, headers: owner, times, cpuMs });
      console.log(
        `${name.padEnd(64)} p50 ${ms(spent, 0.5)}  p95 ${ms(spent, 0.95)}  CPU ${spent.cpu < 0 ? '     ?' : spent.cpu.toFixed(1).padStart(6)}  ${spent.told}`,
      );
      if (quantile(spent.all, 0.95) > limitMs) slow.push(name);
    }
    console.log(
      slow.length === 0 ? `All p95 are at most ${limitMs} ms.` : `Slower than ${limitMs} ms: ${slow.join('; ')}`,
    );
  } finally {
    await server?.stop();
    await database.stop();
    if (into === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the duration of each call, and the CPU of server and database per call, which depends little on the load. Two
 * warm-up calls fill plan and index caches.
 */
async function measure(url, { route, input, headers, times, cpuMs }) {
  const all = [];
  let told = '';
  let before = 0;
  for (let time = -2; time < times; time += 1) {
    if (time === 0) before = cpuMs();
    const from = performance.now();
    const { total, totalIsExact, list } = await ask(url, route, input, headers);
    if (time >= 0) all.push(performance.now() - from);
    told = list ? `${list.length} rows of ${totalIsExact ? '' : 'about '}${total}` : '';
  }
  return { all: all.sort((a, b) => a - b), cpu: (cpuMs() - before) / times, told };
}

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const ms = ({ all }, share) => quantile(all, share).toFixed(1).padStart(8);
