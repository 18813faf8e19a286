import { checkDigitOf, codes, stepUp } from '@console/contracts';
import { listAudit } from '@console/contracts/audit';
import { exportCards, findCardByNumber, freezeCard, listCards, type Card } from '@console/contracts/cards';
import { listNotifications } from '@console/contracts/notifications';
import { demoPassword, demoUsers, firstMerchantId } from '@console/demo/ids';
import { cardIn, submission } from '../../../testing/card-samples';
import { membershipIn } from '../../../testing/memberships';
import { tablesHolding } from '../../../testing/tables-holding';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { testVault } from '../../../testing/test-world';
import { walletOf } from '../../../testing/wallet-samples';
import type { StoredNumber } from '../../../platform/vault/card-vault';

let test_: TestApp;
let operations: Record<string, string>;
let card: Card;
let number: string;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
  card = await cardIn(test_, operations, 'ACTIVE', ({ merchant }) => merchant.id !== firstMerchantId);
  const { rows } = await test_.database.pool.query<StoredNumber>('select * from card where id = $1', [card.id]);
  number = rows[0] ? testVault.open(rows[0]) : '';
});
afterAll(() => test_.close());
beforeEach(() => test_.database.pool.query('delete from public_attempt; delete from notification'));

const find = (typed: string, headers = operations) => test_.post(findCardByNumber.path, { number: typed }, headers);
const grouped = () => number.replace(/(\d{4})(?=\d)/g, '$1 ');

test('[seed 5.9] a complete number, typed with spaces, finds its card', async () => {
  expect(await test_.call(findCardByNumber, { number: grouped() }, operations)).toEqual({ id: card.id });
});

test('[seed 6.6] a number outside the data scope gets the same response as an unknown number', async () => {
  const answers = await Promise.all([
    find('4111111111111111'),
    find(number, await test_.signIn('owner.zh')),
    find(number, await test_.signIn('merchant.owner')),
  ]);
  expect(answers.map(({ code, data }) => [code, data])).toEqual(answers.map(() => [codes.ok, { id: null }]));
});

test('[seed 5.9] a number with a wrong check digit is refused before the lookup', async () => {
  const wrong = number.slice(0, -1) + String((Number(number.at(-1)) + 1) % 10);
  const { code, fieldErrors } = await find(wrong);
  expect([code, fieldErrors?.[0]?.field, fieldErrors?.[0]?.code]).toEqual([codes.invalid, 'number', 'CARD_NUMBER']);
  expect(JSON.stringify(fieldErrors)).not.toContain(wrong);
});

test('each lookup writes an audit log entry with the card', async () => {
  const auditor = await test_.signIn('auditor');
  await find(number);
  const { list } = await test_.call(listAudit, {}, auditor);
  expect(list[0]).toMatchObject({ action: findCardByNumber.path, objectId: card.id });
});

test('card numbers are refused in keywords, exports and notes, and are stored in no table', async () => {
  const note = `They read ${grouped()} to me`;
  const version = { id: card.id, version: card.version };
  const refused = [
    await test_.post(listCards.path, { keyword: number }, operations),
    await test_.post(exportCards.path, { format: 'CSV', keyword: grouped() }, { ...operations, ...submission() }),
    await test_.post(freezeCard.path, { ...version, reason: 'OTHER', note }, { ...operations, ...submission() }),
  ];
  expect(refused.map(({ code, fieldErrors }) => [code, fieldErrors?.[0]?.code])).toEqual(
    refused.map(() => [codes.invalid, 'CARD_NUMBER_HERE']),
  );
  expect(JSON.stringify(refused)).not.toContain(number);
  await find(number);
  expect(await tablesHolding(test_.database.pool, number)).toEqual([]);
  expect(await tablesHolding(test_.database.pool, grouped())).toEqual([]);
  // Control: the scan finds stored values.
  expect(await tablesHolding(test_.database.pool, card.id)).toContain('card');
});

test('a user from whom numbers are hidden cannot look up cards', async () => {
  expect((await find(number, await test_.signIn('support'))).code).toBe(codes.noPermission);
});

test('without the permission to reveal numbers a lookup requires step-up authentication in the last five minutes', async () => {
  const risk = await test_.signIn('risk');
  expect((await find(number, risk)).data).toEqual({ id: card.id });
  test_.clock.advance(300);
  for (const guess of [number, '4111111111111111'])
    expect(await find(guess, risk)).toMatchObject({ code: codes.stepUp, data: { by: 'password' } });
  expect((await find(number)).data).toEqual({ id: card.id });
  await test_.call(stepUp, { proof: demoPassword }, risk);
  expect((await find(number, risk)).data).toEqual({ id: card.id });
});

test('a user from whom numbers are hidden is refused, without a request for step-up authentication', async () => {
  const support = await test_.signIn('support');
  test_.clock.advance(300);
  expect((await find(number, support)).code).toBe(codes.noPermission);
  test_.clock.advance(-300);
});

test('a wallet user with any role cannot look up numbers', async () => {
  const wallet = await walletOf(test_, operations);
  const manager = await membershipIn(test_, { wallet, headers: operations, role: 'MANAGER' });
  test_.clock.advance(300);
  expect((await find(number, manager)).code).toBe(codes.noPermission);
  test_.clock.advance(-300);
});

/** Valid numbers with the first eight and last four digits of a card, which its mask and its BIN show. */
function guessesOf(wanted: number, whole = number): string[] {
  const guesses: string[] = [];
  for (let middle = 0; guesses.length < wanted; middle += 1) {
    const guess = `${whole.slice(0, 8)}${String(middle).padStart(4, '0')}${whole.slice(-4)}`;
    if (checkDigitOf(guess.slice(0, -1)) === guess.slice(-1) && guess !== whole) guesses.push(guess);
  }
  return guesses;
}
const codesOf = async (guesses: string[], headers: Record<string, string>) => {
  const found: number[] = [];
  for (const guess of guesses) found.push((await find(guess, headers)).code);
  return found;
};
const times = (count: number, code: number) => Array.from({ length: count }, () => code);
const reported = async () => {
  const { list } = await test_.call(listNotifications, {}, await test_.signIn('owner'));
  return list.filter(({ type }) => type === 'NUMBER_MISSES');
};

test('after ten misses of a user in a day every lookup is refused, even of an existing number, and administrators are notified once', async () => {
  const risk = await test_.signIn('risk');
  // The last digits differ, so that only the user's counter reaches its maximum.
  const others = guessesOf(10).map((guess, index) => {
    const payload = `${guess.slice(0, 11)}${String(index).padStart(4, '0')}`;
    return payload + checkDigitOf(payload);
  });
  expect(await codesOf(others, risk)).toEqual(times(10, codes.ok));
  expect(await reported()).toEqual([]);
  expect(await codesOf([number, others[0] ?? '', number], risk)).toEqual(times(3, codes.tooMany));
  expect(await reported()).toMatchObject([
    { objectType: 'user', objectId: demoUsers.risk, label: 'risk', page: 'user-management?q=risk' },
  ]);
  const auditor = await test_.signIn('auditor');
  const { list } = await test_.call(listAudit, { filter: { result: ['FAILED'] } }, auditor);
  expect(list.slice(0, 3).map(({ action, objectType }) => [action, objectType])).toEqual(
    Array.from({ length: 3 }, () => [findCardByNumber.path, 'operation']),
  );
  expect((await find(number)).data).toEqual({ id: card.id });
  test_.clock.advance(24 * 60 * 60);
  expect((await find(number, await test_.signIn('risk'))).data).toEqual({ id: card.id });
  operations = await test_.signIn('operations');
});

test('several users who guess the number of one card share one limit', async () => {
  const [risk, owner] = [await test_.signIn('risk'), await test_.signIn('owner')];
  const guesses = guessesOf(11);
  expect(await codesOf(guesses.slice(0, 5), risk)).toEqual(times(5, codes.ok));
  expect(await codesOf(guesses.slice(5, 10), owner)).toEqual(times(5, codes.ok));
  expect(await codesOf([guesses[10] ?? '', number], risk)).toEqual(times(2, codes.tooMany));
  expect(await codesOf([number], operations)).toEqual([codes.tooMany]);
  // Lookups with other digits are still answered.
  expect(await codesOf(['4111111111111111'], operations)).toEqual([codes.ok]);
});

test('parallel guesses get no more responses than sequential guesses', async () => {
  const risk = await test_.signIn('risk');
  const answers = await Promise.all(guessesOf(14).map((guess) => find(guess, risk)));
  expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(10);
});

test('a lookup that finds a card is not a miss; a user has sixty lookups in an hour', async () => {
  const answers = await codesOf(
    times(60, 0).map(() => number),
    operations,
  );
  expect(answers).toEqual(times(60, codes.ok));
  expect((await find(number)).code).toBe(codes.tooMany);
  expect((await find(number, await test_.signIn('owner'))).code).toBe(codes.ok);
});
