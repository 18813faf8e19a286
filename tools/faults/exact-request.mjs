import { request } from 'node:http';

const answerMs = 30_000;

/** Sends exactly these headers, from the address `from` of this machine where one is named. */
export function exactRequest(origin, path, { method = 'GET', headers = {}, body, from } = {}) {
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
        ...(from && { localAddress: from, agent: false }),
      },
      (answer) => {
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

/** The number of an envelope; null for what is none. */
export function codeOf({ text }) {
  try {
    return JSON.parse(text).code ?? null;
  } catch {
    return null;
  }
}
