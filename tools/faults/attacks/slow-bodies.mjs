import { once, setMaxListeners } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { signIn } from '../client.mjs';

/** Maximum response time for a working user. */
const p99Ms = 2_000;
/** Maximum lifetime of a connection that only sends single bytes. */
const heldMs = 20_000;

const slow = {
  body: [
    'POST /admin/login HTTP/1.1\r\nhost: HOST\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    ' ',
  ],
  headers: ['POST /admin/login HTTP/1.1\r\nhost: HOST\r\n', 'x-a: b\r\n'],
};

/**
 * Holds as many connections as concurrent calls are allowed, each with an endless body, and as many with endless
 * headers, and reopens them when they are closed. A signed-in user works at the same address in the meantime.
 */
export async function run({ origin, sockets = 200, seconds = 30 }) {
  const headers = { 'content-type': 'application/json', ...(await signIn(origin, 'support')) };
  const held = [];
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal);
  const holders = ['body', 'headers'].flatMap((kind) =>
    Array.from({ length: sockets }, () => hold(origin, { kind, held, signal: stopping.signal })),
  );
  await wait(500);
  const calls = await work(origin, { headers, untilMs: performance.now() + seconds * 1_000 });
  stopping.abort();
  await Promise.all(holders);
  const times = calls.map(({ ms }) => ms).sort((one, other) => one - other);
  const figures = {
    sockets: sockets * 2,
    seconds,
    calls: calls.length,
    refused: calls.filter(({ status }) => status !== 200).length,
    p99Ms: times[Math.ceil(times.length * 0.99) - 1] ?? Infinity,
    longestHeldMs: Math.max(...held),
  };
  const passed =
    figures.calls > 0 && figures.refused === 0 && figures.p99Ms <= p99Ms && figures.longestHeldMs <= heldMs;
  return { name: 'slow-bodies', passed, figures };
}

/** Holds one connection until it is stopped. */
async function hold(origin, { kind, held, signal }) {
  const { hostname, port, host } = new URL(origin);
  const [head, drop] = slow[kind];
  while (!signal.aborted) {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(head.replace('HOST', host));
    const sinceMs = performance.now();
    const dropping = setInterval(() => socket.write(drop), 1_000);
    const stop = () => socket.destroy();
    signal.addEventListener('abort', stop);
    await once(socket, 'close').catch(() => undefined);
    signal.removeEventListener('abort', stop);
    clearInterval(dropping);
    held.push(Math.round(performance.now() - sinceMs));
    await wait(1_000, undefined, { signal }).catch(() => undefined);
  }
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
    await wait(100);
  }
  return calls;
}
