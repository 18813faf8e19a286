import { readFileSync } from 'node:fs';
import { signIn } from '../client.mjs';

const paths = ['/openapi', '/openapi.json', '/admin/common/timezoneList'];
const encodings = ['identity', 'gzip', 'br'];
/** Of one request, on average; what is written anew for each took more than 80. */
const cpuMsMax = 10;
/** What a person waits for without wondering. */
const p99Ms = 2_000;

/**
 * Asks again and again for what is long to write, without signing in: one after the other, to see what one costs, and
 * then from many at once while somebody who is signed in works.
 */
export async function run({ origin, pid, loops = 20, seconds = 8 }) {
  const cpuMs = {};
  for (const path of paths)
    for (const encoding of encodings) cpuMs[`${path} ${encoding}`] = await costOf({ origin, pid, path, encoding });
  const headers = { 'content-type': 'application/json', ...(await signIn(origin, 'support')) };
  const untilMs = performance.now() + seconds * 1_000;
  const askers = Array.from({ length: loops }, (_, index) => askOn({ origin, path: paths[index % 2], untilMs }));
  const calls = await work(origin, { headers, untilMs });
  const asked = (await Promise.all(askers)).reduce((sum, count) => sum + count, 0);
  const times = calls.map(({ ms }) => ms).sort((one, other) => one - other);
  const figures = {
    cpuMs,
    loops,
    seconds,
    asked,
    calls: calls.length,
    refused: calls.filter(({ status }) => status !== 200).length,
    medianMs: times[Math.floor(times.length / 2)] ?? Infinity,
    p99Ms: times[Math.ceil(times.length * 0.99) - 1] ?? Infinity,
  };
  const isCheap = Object.values(cpuMs).every((ms) => ms <= cpuMsMax);
  const passed = isCheap && figures.calls > 0 && figures.refused === 0 && figures.p99Ms <= p99Ms;
  return { name: 'openapi-cost', passed, figures };
}

/** Milliseconds of a processor for one request, on average of many after the first. */
async function costOf({ origin, pid, path, encoding }) {
  const times = 50;
  await ask({ origin, path, encoding });
  const beforeMs = spentMs(pid);
  for (let turn = 0; turn < times; turn += 1) await ask({ origin, path, encoding });
  return Math.round(((spentMs(pid) - beforeMs) / times) * 100) / 100;
}

/** What a process has had of the processors so far; the clock where that cannot be seen. */
function spentMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    // In hundredths of a second: as a user, and in the system.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return performance.now();
  }
}

async function askOn({ origin, path, untilMs }) {
  let asked = 0;
  for (; performance.now() < untilMs; asked += 1) await ask({ origin, path, encoding: 'br' }).catch(() => undefined);
  return asked;
}

async function ask({ origin, path, encoding }) {
  const isCall = path.startsWith('/admin/');
  const answer = await fetch(`${origin}${path}`, {
    method: isCall ? 'POST' : 'GET',
    headers: { 'accept-encoding': encoding, ...(isCall && { 'content-type': 'application/json' }) },
    ...(isCall && { body: '{}' }),
    signal: AbortSignal.timeout(30_000),
  });
  await answer.arrayBuffer();
}

/** One call after the other, as a person at work makes them. */
async function work(origin, { headers, untilMs }) {
  const calls = [];
  while (performance.now() < untilMs) {
    const fromMs = performance.now();
    const status = await fetch(`${origin}/admin/profile/query`, {
      method: 'POST',
      headers,
      body: '{}',
      signal: AbortSignal.timeout(30_000),
    }).then(
      async (answer) => (await answer.text(), answer.status),
      () => 0,
    );
    calls.push({ status, ms: Math.round(performance.now() - fromMs) });
  }
  return calls;
}
