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
        ...(from && { localAddress: from }),
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

/** An address of this machine that nothing else comes from, where the system has more than one. */
export const otherAddress = (number) => (process.platform === 'linux' ? `127.66.0.${number}` : undefined);

/** So many at a time, in the order of their numbers; answers what each answered. */
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
