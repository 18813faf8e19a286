import { signIn } from '../client.mjs';
import { callsOf, exactRequest, exactText } from '../exact-request.mjs';

const json = { 'content-type': 'application/json' };

/** Responses that any cache may store, because they are equal for all users. */
const isForAll = /^\/(s|m|r)\/|^\/openapi|^\/admin\/public\/iconLogo/;

const pages = `
  / /login /main/cards-balance /onboarding /none /none.html /.git/config /.env /version.json /openapi
  /openapi.json /openapi.css /mailbox /healthz /readyz /metrics /files/none /pictures/none /admin/none
  /admin/public/iconLogo /reveal /reveal/frame.js /s/none.js /m/none.json /r/cards/none/entry.js /r/%c0
  /%2e%2e/package.json //none /?a=%00
`.match(/\S+/g);
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];

const broken = [
  { path: '/admin/login', method: 'POST', headers: json, body: '{' },
  { path: '/admin/login', method: 'POST', headers: json, body: '[]' },
  { path: '/admin/login', method: 'POST', headers: json, body: `{"a":"${'x'.repeat(2_000_000)}"}` },
  { path: '/admin/login', method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' },
  { path: '/admin/login', method: 'POST', headers: { ...json, origin: 'https://evil.example' }, body: '{}' },
  { path: '/files/none', method: 'PUT', headers: { 'content-type': 'image/svg+xml' }, body: '<svg/>' },
];

const noRequests = [
  'hello\r\n\r\n',
  'GET /r/%c0 HTTP/1.1\r\nhost: HOST\r\nconnection: close\r\n\r\n',
  'PROPFIND / HTTP/1.1\r\nhost: HOST\r\nconnection: close\r\n\r\n',
  `GET / HTTP/1.1\r\nhost: HOST\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
];

/** Sends all requests as all kinds of users. A response must not be executable, framable, sniffable or cacheable. */
export async function run({ origin }) {
  const owner = await signIn(origin, 'owner');
  const calls = await callsOf(origin);
  const reveal = `reveal.localhost:${new URL(origin).port}`;
  const wrong = [];
  let tried = 0;
  const judge = (what, { status, headers }, mayKeep = false) => {
    tried += 1;
    const missing = lacks(headers, mayKeep && status === 200);
    if (missing.length > 0) wrong.push({ what, status, missing });
  };
  const ask = (path, options) => exactRequest(origin, path, { ...options, isHead: path === '/admin/events' });
  for (const path of pages)
    for (const method of methods)
      for (const host of method === 'GET' || method === 'PUT' ? [undefined, reveal] : [undefined])
        judge(
          `${method} ${path}`,
          await ask(path, { method, ...(host && { headers: { host } }) }),
          isForAll.test(path),
        );
  for (const { path, reads } of calls)
    for (const headers of reads ? [{}, owner] : [{}])
      judge(path, await ask(path, { method: 'POST', headers: { ...json, ...headers }, body: '{}' }));
  for (const { path, ...request } of broken) judge(`broken ${path}`, await ask(path, request));
  for (const text of noRequests)
    judge(text.slice(0, 20), await exactText(origin, text.replace('HOST', new URL(origin).host)));
  const figures = { calls: calls.length, tried, wrong: wrong.length, first: wrong[0] };
  return { name: 'every-door', passed: calls.length > 200 && wrong.length === 0, figures };
}

/** Returns missing headers of a response. Only the card number frame declares allowed parents, in its own policy. */
function lacks(headers, mayKeep) {
  const policy = headers['content-security-policy'] ?? '';
  const isClosed = policy.startsWith("default-src 'none';") && /frame-ancestors ('none'|http:)/.test(policy);
  const isKept = !/\bno-store\b|\bprivate\b/.test(headers['cache-control'] ?? '');
  return [
    ...(isClosed ? [] : ['a policy']),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['nosniff']),
    ...(isKept && !mayKeep ? ['no-store'] : []),
  ];
}
