import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';

const answerMs = 30_000;

/**
 * Sends exactly these headers, from the local address `from` if it is set. `isHead` returns the head of a response that
 * may not end.
 */
export function exactRequest(origin, path, { method = 'GET', headers = {}, body, from, isHead = false } = {}) {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        host: hostname,
        port,
        path,
        method,
        headers: { host, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }), ...headers },
        signal: AbortSignal.timeout(answerMs),
        ...(from && { localAddress: from }),
      },
      (answer) => {
        if (isHead) {
          answer.destroy();
          return resolve({ status: answer.statusCode, headers: answer.headers, text: '' });
        }
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(parts).toString('utf8') }),
        );
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

/** Sends a text that may not be a valid request; returns the head of the response. */
export async function exactText(origin, text) {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), timeout: answerMs });
  let said = '';
  socket.on('data', (part) => (said += part));
  socket.on('timeout', () => socket.destroy());
  socket.end(text);
  await once(socket, 'close');
  const [first = '', ...lines] = said.split('\r\n\r\n', 1)[0].split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0].toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(first.split(' ')[1]), headers };
}

/** All operations in the OpenAPI document of the console. */
export async function callsOf(origin) {
  const { text } = await exactRequest(origin, '/openapi.json');
  return Object.entries(JSON.parse(text).paths).flatMap(([path, { post }]) =>
    post ? [{ path, permission: post['x-permission'], reads: post['x-reads'], input: inputOf(post) }] : [],
  );
}

const inputOf = ({ requestBody }) => requestBody?.content?.['application/json']?.schema ?? {};

/** Returns the code of an envelope, or null for another response. */
export function codeOf({ text }) {
  try {
    return JSON.parse(text).code ?? null;
  } catch {
    return null;
  }
}

/** Returns a local address that no other request uses, if the system has several. */
export const otherAddress = (number) => (process.platform === 'linux' ? `127.66.0.${number}` : undefined);

/** Runs the work for each number, `atOnce` at a time; returns the results in order. */
export async function inTurns(count, work, atOnce = 20) {
  const answers = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      answers[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}
