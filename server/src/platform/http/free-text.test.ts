import { holdsCardNumber, signIn } from '@console/contracts';
import { operations } from '@console/contracts/operations';
import * as fc from 'fast-check';
import { demoPassword } from '@console/demo/ids';
import { newId } from '../db/ids';
import { inputsOf } from '../../testing/input-arbitrary';
import { openTestApp, type TestApp } from '../../testing/test-app';

/** A card number in groups, and as digits only, which some formats of names and codes accept. */
const cardNumbers = ['4111-1111-1111-1111', '4111111111111111'];

/** Fields that accept card numbers on purpose without storing them, or that have a check of their own. */
const exceptions: Record<string, string> = {
  number: 'a card is found by its number, which is kept nowhere',
  password: 'kept as a hash',
  newPassword: 'kept as a hash',
  oldPassword: 'kept as a hash',
  confirmPassword: 'kept as a hash',
  proof: 'a password or a code',
  token: 'kept as a hash',
  after: 'a place in a list, made by the server',
  before: 'a place in a list, made by the server',
  'file.text': 'a file of rows, each cell of which is read as its field is',
  text: 'a signed file of a release',
  dossier: 'a signed file of a release',
  files: 'a signed file list of a release',
  content: 'a file of a release',
  challenge: 'a puzzle that the server made',
  ticket: 'kept as a hash',
  version: 'a version that exists',
  from: 'a version that exists',
  to: 'a version that exists',
  key: 'the id of a key',
  traceId: 'made by the server, and only looked up',
  value: 'a signature',
};

interface Leaf {
  path: string;
  isExcepted: boolean;
}

/** Returns the paths of values that contain the number. */
function leavesOf(value: unknown, path: string[] = []): Leaf[] {
  if (cardNumbers.some((number) => number === value)) {
    const last = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
    return [{ path: path.join('.'), isExcepted: last in exceptions || path.slice(-2).join('.') in exceptions }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => leavesOf(one, [...path, name]));
}

const digits = fc.constantFrom(...cardNumbers);
const all = Object.values(operations);

it.each(all.map((operation) => [operation.path, operation] as const))(
  '%s refuses card numbers in each text field of its input',
  (_path, operation) => {
    for (const input of fc.sample(
      inputsOf(operation, (prefix) => fc.constant(newId(prefix)), digits),
      20,
    )) {
      const refused = operation.input.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? [];
      const taken = leavesOf(input)
        .filter(({ isExcepted }) => !isExcepted)
        .map(({ path }) => path)
        .filter((path) => !refused.some((one) => one === '' || path === one || path.startsWith(`${one}.`)));
      expect(taken).toEqual([]);
    }
  },
);

it('most inputs have text fields', () => {
  const withText = all.filter((operation) =>
    fc
      .sample(
        inputsOf(operation, (prefix) => fc.constant(newId(prefix)), digits),
        10,
      )
      .some((input) => leavesOf(input).length > 0),
  );
  expect(withText.length).toBeGreaterThan(all.length / 3);
});

test('references, days and amounts of a working day are not mistaken for card numbers', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const plain = fc.oneof(
    day.map((at) => `From ${at.toISOString()} on`),
    fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }).map((number) => `Invoice ${number}`),
    fc.nat(99_999_999).map((number) => `+86 138 ${String(number).padStart(8, '0')}`),
    fc.tuple(day, fc.nat(9_999)).map(([at, no]) => `CB${at.toISOString().slice(0, 10)}-${no}`),
    fc
      .array(fc.nat(999_999), { minLength: 2, maxLength: 3 })
      .map((sums) => sums.map((sum) => `${sum}.00 USD`).join('; ')),
  );
  fc.assert(fc.property(plain, (text) => !holdsCardNumber(text)));
});

describe('the user agent', () => {
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await openTestApp();
  });
  afterAll(() => test_.close());

  it('is stored without card numbers, and shortened', async () => {
    const enter = async (userAgent: string, composition: string) => {
      const headers = { 'user-agent': userAgent, 'x-composition': composition };
      const signedIn = await test_.app.inject({
        method: 'POST',
        url: `/admin${signIn.path}`,
        headers,
        payload: { loginName: 'support', password: demoPassword },
      });
      const [cookie] = signedIn.cookies;
      const { data } = signedIn.json<{ data: { token: string } }>();
      const own = { authorization: data.token, cookie: `${cookie?.name}=${cookie?.value}` };
      // A refused call is logged too.
      await test_.post('/card/create', {}, { ...headers, ...own });
    };
    await enter(`Agent ${cardNumbers[0]}`, 'shell@1.0.0 cards@4111111111111111');
    await enter(`Agent ${'x'.repeat(5_000)}`, 'shell@1.0.0 cards@1.4.0');
    const { rows } = await test_.database.pool.query<{ agent: string; composition: string | null }>(`
      select user_agent as agent, null as composition from session
      union all select user_agent, composition from audit_event`);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter((row) => holdsCardNumber(JSON.stringify(row)))).toEqual([]);
    expect(Math.max(...rows.map(({ agent }) => agent?.length ?? 0))).toBe(300);
    expect(rows.map(({ composition }) => composition)).toContain('shell@1.0.0 cards@1.4.0');
  });
});
