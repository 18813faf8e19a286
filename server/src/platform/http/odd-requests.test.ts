import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { codes, signIn, type Envelope } from '@console/contracts';
import { listCards, topUpCard } from '@console/contracts/cards';
import { saveView } from '@console/contracts/views';
import { demoPassword } from '@console/demo/ids';
import { submission } from '../../testing/card-samples';
import { openTestApp, type TestApp } from '../../testing/test-app';

let test_: TestApp;
let port: number;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  await test_.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test_.app.server.address() as AddressInfo).port;
});
afterAll(() => test_.close());

/** Sends a raw request and returns the raw response. */
function raw(head: string[], body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (chunk) => (response += String(chunk)));
    socket.on('end', () => resolve(response)).on('error', reject);
    socket.write([...head, `content-length: ${Buffer.byteLength(body)}`, 'connection: close', '', body].join('\r\n'));
  });
}
const statusOf = (response: string) => response.split(' ')[1];

const post = async (path: string, payload: string, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await test_.app.inject({
    method: 'POST',
    url: `/admin${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  return { status: statusCode, length: body.length, envelope: JSON.parse(body) as Envelope };
};

describe('a body with a duplicate key', () => {
  it.each([
    [
      'an amount',
      (id: string, version: number) =>
        `{"id":"${id}","version":${version},"amount":{"amount":"1.00","currency":"USD","amount":"999.00"}}`,
    ],
    ['a field whose second name is escaped', (id: string) => `{"id":"${id}","\\u0069d":"${id}"}`],
  ])('%s is refused, and nothing is changed', async (_name, bodyOf) => {
    const headers = await test_.signIn('operations');
    const { list } = await test_.call(listCards, { filter: { state: ['ACTIVE'] } }, headers);
    const { id, version } = list.find(({ currency }) => currency === 'USD') ?? { id: '', version: 0 };
    const before = await test_.database.pool.query('select count(*) from ledger_line');
    const body = bodyOf(id, version);
    const once = JSON.stringify(JSON.parse(body));
    const path = once.includes('amount') ? topUpCard.path : '/card/detail';
    const sent = await post(path, body, { ...headers, ...submission() });
    expect([sent.status, sent.envelope.code]).toEqual([400, codes.badRequest]);
    expect((await test_.database.pool.query('select count(*) from ledger_line')).rows).toEqual(before.rows);
  });

  it('is not a body whose text value contains duplicate keys', async () => {
    const headers = await test_.signIn('operations');
    const body = '{"filter":{"state":["ACTIVE"]},"sort":[],"pageSize":1,"keyword":"{\\"a\\":1,\\"a\\":2}"}';
    const { status } = await post(listCards.path, body, headers);
    expect(status).toBe(200);
  });
});

describe('a request with a duplicate header', () => {
  const body = JSON.stringify({ loginName: 'owner', password: demoPassword });
  const head = ['POST /admin/login HTTP/1.1', 'host: localhost', 'content-type: application/json'];

  it('is accepted if the header occurs once', async () => {
    expect(statusOf(await raw(head, body))).toBe('200');
  });

  it.each(['host: other.localhost', 'content-type: application/json', 'authorization: a', 'cookie: a=1'])(
    'is refused with a second %s',
    async (line) => {
      const first = head.some((one) => one.split(':')[0] === line.split(':')[0]) ? [] : [line];
      expect(statusOf(await raw([...head, ...first, line], body))).toBe('400');
    },
  );
});

describe('a sender of unknown fields', () => {
  it('gets some of the errors, in a short response', async () => {
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`made-up-${'x'.repeat(9)}${index}`, 1]));
    const { envelope, length } = await post(signIn.path, JSON.stringify(many));
    expect(envelope.code).toBe(codes.invalid);
    expect(envelope.fieldErrors?.length).toBe(20);
    expect(length).toBeLessThan(8000);
  });

  it('gets an error for each field that the form has', async () => {
    const { envelope } = await post(signIn.path, '{"password":1,"also":2}');
    expect(envelope.fieldErrors?.map(({ field, code }) => [field, code])).toEqual([
      ['loginName', 'REQUIRED'],
      ['password', 'TYPE'],
      ['also', 'UNKNOWN_FIELD'],
    ]);
  });

  it('is limited in size before the sign-in', async () => {
    const { status, envelope } = await post(signIn.path, JSON.stringify({ loginName: 'x'.repeat(20_000) }));
    expect([status, envelope.code]).toEqual([413, codes.tooLarge]);
  });
});

describe('a body of a megabyte of nested JSON', () => {
  const depth = 490_000;
  const arrays = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const refused = [
    ['arrays', arrays, codes.invalid],
    ['arrays in a field', `{"filter":${arrays}}`, codes.invalid],
    ['objects', `${'{"a":'.repeat(depth / 3)}1${'}'.repeat(depth / 3)}`, codes.invalid],
    ['unclosed arrays', '['.repeat(2 * depth), codes.badRequest],
    ['arrays below a prototype', `{"__proto__":${arrays}}`, codes.badRequest],
  ] as const;

  it.each(refused)('is refused by a list and by a change: %s', async (_name, body, code) => {
    const headers = await test_.signIn('operations');
    for (const path of [listCards.path, saveView.path])
      expect([path, (await post(path, body, { ...headers, ...submission() })).envelope.code]).toEqual([path, code]);
    const { list } = await test_.call(listCards, { filter: {} }, headers);
    expect(list).not.toEqual([]);
  });

  it.each(refused)('is too large for a visitor: %s', async (_name, body) => {
    expect((await post(signIn.path, body)).status).toBe(413);
  });
});
