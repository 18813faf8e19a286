import { readFileSync } from 'node:fs';
import { signIn } from '../client.mjs';

const paths = ['/openapi', '/openapi.json', '/admin/common/timezoneList'];
const encodings = ['identity', 'gzip', 'br'];
/** Average CPU per request; a document that is generated for each request took more than 80 ms. */
const cpuMsMax = 10;
/** Maximum response time for a working user. */
const p99Ms = 2_000;

/**
 * Requests expensive documents without sign-in: sequentially, to measure the cost of one, and then concurrently while a
 * signed-in user works.
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

/** Average CPU of one request in milliseconds, without the first one. */
async function costOf({ origin, pid, path, encoding }) {
  const times = 50;
  await ask({ origin, path, encoding });
  const beforeMs = spentMs(pid);
  for (let turn = 0; turn < times; turn += 1) await ask({ origin, path, encoding });
  return Math.round(((spentMs(pid) - beforeMs) / times) * 100) / 100;
}

/** CPU time of a process; the wall-clock time if the system does not provide it. */
function spentMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    // User and system time in hundredths of a second.
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

/** Sequential calls of a working user. */
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
