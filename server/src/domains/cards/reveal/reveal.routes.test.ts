import { codes, endSession, type Envelope, wrongProofs } from '@console/contracts';
import { type Card, listCards, readCard, redeemReveal, requestReveal } from '@console/contracts/cards';
import { demoPassword } from '@console/demo/ids';
import type { StoredNumber } from '../../../platform/vault/card-vault';
import { cardIn } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { testVault } from '../../../testing/test-world';

type Headers = Record<string, string>;

let test_: TestApp;
let operations: Headers;
let card: Card;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
  card = await cardIn(test_, operations, 'ACTIVE');
});
afterAll(() => test_.close());
// Each user has ten tickets per hour.
beforeEach(() => test_.database.pool.query('delete from reveal_ticket'));

const frame = { host: 'reveal.localhost', origin: 'http://reveal.localhost' };
const ask = (headers = operations, id = card.id) =>
  test_.call(requestReveal, { id, purpose: 'PAYMENT_SETUP' }, headers);
const redeem = (ticket: string, proof: string = demoPassword, headers: Headers = frame) =>
  test_.post(redeemReveal.path, { ticket, proof }, headers);
const numberOf = async (id: string) => {
  const { rows } = await test_.database.pool.query<StoredNumber>('select * from card where id = $1', [id]);
  return rows[0] ? testVault.open(rows[0]) : '';
};
const lines = async () => {
  const { rows } = await test_.database.pool.query<{ action: string; result: string; reason: string | null }>(
    'select action, result, reason from audit_event where object_id = $1 order by id',
    [card.id],
  );
  return rows;
};

test('ticket and password reveal the number once, and the audit log has user and purpose, but no card data', async () => {
  const { ticket, frame: address, stepUp } = await ask();
  expect([address, stepUp]).toEqual(['http://reveal.localhost/reveal', 'password']);
  const seen = redeemReveal.output.parse((await redeem(ticket)).data);
  expect(seen).toEqual({
    number: await numberOf(card.id),
    expiry: card.expiry,
    securityCode: expect.stringMatching(/^\d{3}$/),
    seconds: 30,
  });
  expect(await lines()).toEqual([
    { action: '/card/reveal', result: 'OK', reason: 'PAYMENT_SETUP' },
    { action: '/public/card/redeem', result: 'OK', reason: 'PAYMENT_SETUP' },
  ]);
  expect((await redeem(ticket)).code).toBe(codes.linkInvalid);
  expect((await lines()).at(-1)).toMatchObject({ action: '/public/card/redeem', result: 'FAILED' });
});

test('of two concurrent redemptions of a ticket one succeeds', async () => {
  const { ticket } = await ask();
  const answers = await Promise.all([redeem(ticket), redeem(ticket)]);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, codes.linkInvalid]));
});

describe('a ticket is refused', () => {
  test('after a minute', async () => {
    const { ticket } = await ask();
    const before = test_.clock.now;
    test_.clock.advance(61);
    expect((await redeem(ticket)).code).toBe(codes.linkInvalid);
    test_.clock.now = before;
  });

  test('after its session has ended', async () => {
    const headers = await test_.signIn('operations');
    const { ticket } = await ask(headers);
    await test_.call(endSession, {}, headers);
    expect((await redeem(ticket)).code).toBe(codes.linkInvalid);
  });

  test('after the user has lost the permission', async () => {
    const { ticket } = await ask();
    const taken = await test_.database.pool.query<Record<string, string>>(
      `delete from role_button where button_code = 'cards.card.reveal' returning *`,
    );
    expect((await redeem(ticket)).code).toBe(codes.linkInvalid);
    for (const { company_id, role_id, button_code } of taken.rows)
      await test_.database.pool.query('insert into role_button values ($1, $2, $3)', [
        company_id,
        role_id,
        button_code,
      ]);
  });

  test('with a wrong password, and accepted with the correct one afterwards', async () => {
    const { ticket } = await ask();
    expect(await redeem(ticket, 'Wrong#Pass1')).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field: 'proof', code: 'WRONG_PASSWORD' }],
    });
    expect((await redeem(ticket)).code).toBe(200);
  });

  test('after five wrong passwords for any ticket of its session, which end the session', async () => {
    const headers = await test_.signIn('owner');
    const tickets = [await ask(headers), await ask(headers)].map(({ ticket }) => ticket);
    const [one = '', other = ''] = tickets;
    for (const ticket of [one, other, one, other])
      expect((await redeem(ticket, 'Wrong#Pass1')).code).toBe(codes.invalid);
    expect(await redeem(one, 'Wrong#Pass1')).toMatchObject({
      code: codes.signedOut,
      message: 'You were signed out after too many incorrect passwords or codes. Sign in again',
    });
    expect((await redeem(other)).code).toBe(codes.linkInvalid);
    expect(await test_.post(readCard.path, { id: card.id }, headers)).toMatchObject({
      code: codes.signedOut,
      data: { reason: wrongProofs },
    });
  });

  test("on any origin but the frame's, and from a script of another origin", async () => {
    const { ticket } = await ask();
    const elsewhere: Headers[] = [
      {},
      { origin: 'http://reveal.localhost' },
      { host: 'reveal.localhost' },
      { host: 'reveal.localhost', origin: 'http://localhost' },
    ];
    for (const headers of elsewhere)
      expect([headers, (await redeem(ticket, demoPassword, headers)).code]).toEqual([headers, codes.notFound]);
    expect((await redeem(ticket)).code).toBe(200);
  });

  test('if it was never issued', async () => {
    expect((await redeem('a'.repeat(43))).code).toBe(codes.linkInvalid);
  });
});

describe('a reveal is refused', () => {
  const refused = async (headers: Headers, input: object): Promise<Envelope> =>
    await test_.post(requestReveal.path, input, headers);

  test.each(['support', 'risk', 'auditor', 'merchant.owner'] as const)(
    'for %s, who has no permission',
    async (login) => {
      const headers = await test_.signIn(login);
      expect((await refused(headers, { id: card.id, purpose: 'DISPUTE' })).code).toBe(codes.noPermission);
    },
  );

  test('for a card of another company, as not found', async () => {
    const foreign = await test_.signIn('owner.zh');
    expect((await refused(foreign, { id: card.id, purpose: 'DISPUTE' })).code).toBe(codes.notFound);
  });

  test('for the purpose OTHER without a note', async () => {
    expect(await refused(operations, { id: card.id, purpose: 'OTHER' })).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field: 'note', code: 'REQUIRED' }],
    });
  });

  test.each(['CREATING', 'PENDING', 'FAILED', 'CANCELLED'] as const)('for a card in state %s', async (state) => {
    const { id, allowedActions } = await cardIn(test_, operations, state);
    expect(allowedActions).toContainEqual({ action: 'REVEAL', enabled: false, reason: `CARD_${state}` });
    expect((await refused(operations, { id, purpose: 'DISPUTE' })).code).toBe(codes.transition);
  });

  test('more than ten times in an hour, even with concurrent calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => refused(operations, { id: card.id, purpose: 'DISPUTE' })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === codes.tooMany)).toHaveLength(4);
  });
});

describe("the frame's origin", () => {
  const get = (url: string, host: string) => test_.app.inject({ url, headers: { host } });

  test("serves nothing of the console, and the console's origin serves nothing of the frame", async () => {
    for (const url of ['/', '/login', '/main/cards-balance', '/healthz', '/version.json'])
      expect([url, (await get(url, 'reveal.localhost')).statusCode]).toEqual([url, 404]);
    for (const url of ['/reveal', '/reveal/frame.js'])
      expect([url, (await get(url, 'localhost')).statusCode]).toEqual([url, 404]);
    expect((await test_.post('/login', {}, frame)).code).toBe(codes.notFound);
  });

  test('can be embedded only by a console of a company', async () => {
    const framedBy = async (origin: string) => {
      const response = await get(`/reveal?console=${encodeURIComponent(origin)}`, 'reveal.localhost');
      expect(response.headers['cache-control']).toBe('no-store');
      return /frame-ancestors ([^;]+)/.exec(String(response.headers['content-security-policy']))?.[1];
    };
    expect(await framedBy('http://localhost:4000')).toBe('http://localhost:4000');
    expect(await framedBy('https://evil.example')).toBe("'none'");
    expect(await framedBy("http://localhost:4000'; script-src *")).toBe("'none'");
  });

  test('is the only origin that the console may embed', async () => {
    const response = await get('/login', 'localhost:4000');
    expect(response.headers['content-security-policy']).toContain('frame-src http://reveal.localhost:4000');
  });

  test('may write to the clipboard, as the console may, but not read it', async () => {
    const page = await get('/login', 'localhost:4000');
    expect(page.headers['permissions-policy']).toContain('clipboard-write=(self "http://reveal.localhost:4000")');
    const inside = await get('/reveal', 'reveal.localhost');
    expect(inside.headers['permissions-policy']).toMatch(/clipboard-write=\(self\).*clipboard-read=\(\)/);
  });
});

test('no response and no table row contains a card number, and no column exists for a security code', async () => {
  const { rows } = await test_.database.pool.query<StoredNumber>(
    'select id, number_cipher, number_key, key_id from card',
  );
  const numbers = new Set(rows.map((row) => testVault.open(row)));
  expect(numbers.size).toBeGreaterThan(1000);
  const { ticket } = await ask();
  await redeem(ticket);

  const tables = await test_.database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const texts = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const all = await test_.database.pool.query<{ row: string }>(`select t::text as row from "${name}" t`);
      return all.rows.map(({ row }) => row).join('\n');
    }),
  );
  for (const state of ['ACTIVE', 'FROZEN', 'CANCELLED'] as const)
    texts.push(JSON.stringify(await test_.call(listCards, { pageSize: 200, filter: { state: [state] } }, operations)));
  texts.push(JSON.stringify(await test_.call(readCard, { id: card.id }, operations)));
  const dump = texts.join('\n');
  // Numbers as digits, and as the database prints bytes.
  const found = (dump.match(/\d{16,}/g) ?? []).flatMap((digits) =>
    Array.from({ length: digits.length - 15 }, (_, at) => digits.slice(at, at + 16)).filter((one) => numbers.has(one)),
  );
  expect(found).toEqual([]);
  const unpacked = [
    ...(dump.match(/(?:3\d){16}/g) ?? []).map((hex) => Buffer.from(hex, 'hex').toString()),
    ...(dump.match(/[A-Za-z0-9+/]{22}==/g) ?? []).map((text) => Buffer.from(text, 'base64').toString()),
  ];
  expect(unpacked.filter((text) => numbers.has(text))).toEqual([]);
  const columns = await test_.database.pool.query(
    `select column_name from information_schema.columns where column_name ~* 'cvv|cvc|security_code'`,
  );
  expect(columns.rows).toEqual([]);
});
