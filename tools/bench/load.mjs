import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { issueCards, signIn } from '../faults/client.mjs';
import { startProcess } from '../faults/process.mjs';
import { cpuMsOf } from './cpu.mjs';
import { startPostgres } from './postgres.mjs';
import { sendAt } from './send-at.mjs';

/** Targets of both databases on two cores that also run the load generator. */
const promises = {
  embedded: { perSecond: 200, p99Ms: 150 },
  PostgreSQL: { perSecond: 800, p99Ms: 100 },
};
const shedMs = 100;
const warmUpSeconds = 10;
/** One caller may use only a part of the concurrent calls, so the load has several callers. */
const sessionsMost = 10;

/** Sends four reads per write at the target rate, then at three times the rate, then at the target rate again. */
export async function load({ seconds, only }) {
  for (const [name, promise] of Object.entries(promises))
    if (name.includes(only)) await onDatabase(name, { ...promise, seconds });
}

async function onDatabase(name, { perSecond, p99Ms, seconds }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-load-'));
  const database = name === 'PostgreSQL' ? await startPostgres(folder) : null;
  let server;
  try {
    const env = { DATABASE_URL: database?.url ?? '', CALLS_PER_MINUTE: '999999' };
    server = await startProcess({ dataDir: path.join(folder, 'data'), env });
    const sessions = [];
    for (let count = 0; count < sessionsMost; count += 1) sessions.push(await signIn(server.url, 'operations'));
    const { cards } = await issueCards(server.url, sessions[0], { count: 50, deposit: '200.00' });
    const at = (rate, duration) => sendAt({ url: server.url, sessions, cards, perSecond: rate, seconds: duration });
    await at(Math.round(perSecond / 2), warmUpSeconds);
    const cpuMs = () => cpuMsOf([server.pid, ...(database ? [database.pid] : [])]);
    const before = cpuMs();
    const own = process.cpuUsage();
    const usual = await at(perSecond, seconds);
    const { user, system } = process.cpuUsage(own);
    // CPU per answered call: refused calls cost almost nothing and would distort the average.
    const cpu = (cpuMs() - before) / Math.max(1, usual.answered.count);
    const over = await at(perSecond * 3, Math.min(10, seconds));
    const after = await at(perSecond, Math.min(10, seconds));
    console.log(`\n${name}, load of the machine ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores`);
    print(
      `${perSecond} per second (target p99 ${p99Ms} ms, 0 errors), CPU ${cpu.toFixed(2)} ms per call, load generator ${((user + system) / 1000 / usual.sent).toFixed(2)} ms`,
      usual,
    );
    print(`three times the rate (target: refused within ${shedMs} ms)`, over);
    print('target rate again', after);
  } finally {
    await server?.stop();
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(what, { answered, shed, errors, seconds }) {
  const line = (times) => `p50 ${times.at(0.5)} ms, p99 ${times.at(0.99)} ms, max. ${times.at(1)} ms`;
  console.log(`  ${what}:`);
  console.log(
    `    answered ${answered.count} (${(answered.count / seconds).toFixed(0)} per second), ${line(answered)}`,
  );
  console.log(
    `    refused ${shed.count}${shed.count > 0 ? `, ${line(shed)}` : ''}; errors ${errors.count} ${errors.first}`,
  );
}
