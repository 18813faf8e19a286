import { connect } from 'node:net';
import { once } from 'node:events';
import { ask, signIn } from '../client.mjs';
import { codeOf, exactRequest } from '../exact-request.mjs';

/** Maximum size and duration of a response to an invalid request. */
const longest = 20_000;
const slowestMs = 2_000;

const deep = (depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** Bodies with duplicate keys, names of Object.prototype, or excessive size in each dimension. */
const bodies = [
  '{"loginName":"owner","password":"x","password":"Vcc#Demo1"}',
  '{"loginName":"owner","pass\\u0077ord":"x","password":"Vcc#Demo1"}',
  '{"__proto__":{"isAdmin":true},"loginName":"owner","password":"x"}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  deep(5_000),
  `[${'[],'.repeat(8_000)}[]]`,
  `{${Array.from({ length: 3_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  `{"loginName":"${'a'.repeat(200_000)}","password":"x"}`,
  `{"loginName":${'9'.repeat(10_000)},"password":1e999}`,
  '{"loginName":"owner\\u202e","password":"\\u0000"}',
  '"\\ud800"',
  '\uFEFF{}',
  'null',
  '',
];
const strangersCalls = ['/admin/login', '/admin/public/register', '/admin/public/password/reset', '/admin/none'];

/** Ambiguous requests that two parsers may interpret differently. */
export async function run({ origin }) {
  const devops = await signIn(origin, 'devops');
  const wrong = [];
  let tried = 0;
  const judge = (what, { status, text }, ms) => {
    tried += 1;
    if (status >= 500 || codeOf({ text }) === 500 || text.length > longest || ms > slowestMs)
      wrong.push({ what, status, length: text.length, ms });
    if (codeOf({ text }) === 200) wrong.push({ what, status, did: text.slice(0, 80) });
  };
  const send = async (path, body, headers = {}) => {
    const fromMs = performance.now();
    const answer = await exactRequest(origin, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    judge(`${path} ${body.slice(0, 40)}`, answer, Math.round(performance.now() - fromMs));
  };
  for (const path of strangersCalls) for (const body of bodies) await send(path, body);
  for (const name of names) {
    await send('/admin/devopsModule/detail', JSON.stringify({ code: name }), devops);
    const fault = { remote: name, version: '1.0.0', step: 'RENDER', page: '', error: 'E', message: '', place: '' };
    await send('/admin/remoteFault/report', JSON.stringify({ ...fault, [name]: 1 }), devops);
    await send('/admin/menu/query', `{"${name}":1}`, devops);
  }
  for (const lines of doubled(origin)) judge(lines[1], await raw(origin, lines), 0);
  const { nickname } = await ask(origin, '/profile/query', {}, devops);
  const isFair = tried > 60 && nickname !== undefined && !('isAdmin' in {});
  return {
    name: 'odd-requests',
    passed: isFair && wrong.length === 0,
    figures: { tried, wrong: wrong.length, first: wrong[0] },
  };
}

/** Duplicate headers and conflicting lengths. */
function doubled(origin) {
  const { host } = new URL(origin);
  const head = ['POST /admin/login HTTP/1.1', `host: ${host}`, 'content-type: application/json', 'connection: close'];
  const body = ['content-length: 2', '', '{}'];
  return [
    [...head.slice(0, 1), 'host: evil.example', ...head.slice(1), ...body],
    [head[0], 'authorization: a', 'authorization: b', ...head.slice(1), ...body],
    [head[0], 'idempotency-key: a', 'idempotency-key: b', ...head.slice(1), ...body],
    [head[0], 'content-length: 5', ...head.slice(1), ...body],
    [head[0], 'transfer-encoding: chunked', ...head.slice(1), ...body],
    [head[0], 'cookie: session=a; session=b', ...head.slice(1), ...body],
  ];
}

async function raw(origin, lines) {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), timeout: 10_000 });
  let text = '';
  socket.on('data', (part) => (text += part));
  socket.on('timeout', () => socket.destroy());
  socket.on('error', () => undefined);
  socket.write(lines.join('\r\n'));
  await once(socket, 'close');
  const [head, body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1] ?? 0), text: body };
}
