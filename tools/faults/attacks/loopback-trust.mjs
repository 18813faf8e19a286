import { exactRequest } from '../exact-request.mjs';

const token = 'token-of-the-collector-of-an-attack';

/** Addresses and headers that must not make a request trusted. */
const claims = [
  {},
  { host: 'localhost' },
  { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '::1' },
  { forwarded: 'for="[::1]"', origin: 'http://localhost' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${token.slice(0, -1)}` },
  { authorization: `Bearer ${token} ` + 'x' },
  { authorization: `Basic ${Buffer.from(`admin:${token}`).toString('base64')}` },
  { authorization: token },
  { cookie: `token=${token}; key=${token}` },
];
const addresses = [
  '/metrics',
  `/metrics?token=${token}`,
  `/metrics?key=${token}`,
  '/mailbox',
  '/mailbox?key=',
  '/mailbox?key=undefined',
  '/mailbox?key[]=a&key[]=b',
  `/mailbox?key=${'0'.repeat(40)}`,
];

export const isApart = true;

/** A local process, or a request forwarded by one, reads metrics and mails without a secret. */
export async function run({ origin, start, mailbox }) {
  const collected = await start({ METRICS_TOKEN: token });
  const opened = [];
  let tried = 0;
  for (const at of [origin, collected.url])
    for (const address of addresses)
      for (const headers of claims) {
        tried += 1;
        const host = { host: new URL(at).host };
        const { status } = await exactRequest(at, address, { headers: { ...host, ...headers } });
        if (status !== 404 && status !== 400) opened.push({ address, headers, status });
      }
  const authorization = `Bearer ${token}`;
  const figuresOf = await exactRequest(collected.url, '/metrics', { headers: { authorization } });
  const { pathname, search } = new URL(mailbox);
  const mails = await exactRequest(origin, pathname + search);
  await collected.stop();
  const figures = { tried, opened: opened.length, first: opened[0] };
  // Control: both are available with their secrets.
  const isFair = figuresOf.status === 200 && mails.status === 200;
  return { name: 'loopback-trust', passed: isFair && opened.length === 0, figures };
}
