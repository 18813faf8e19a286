import { codes } from '@console/contracts';
import { listAudit } from '@console/contracts/audit';
import { exportCards, findCardByNumber, freezeCard, listCards, type Card } from '@console/contracts/cards';
import { firstMerchantId } from '@console/demo/ids';
import { cardIn, submission } from '../../../testing/card-samples';
import { tablesHolding } from '../../../testing/tables-holding';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { testVault } from '../../../testing/test-world';
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
}, 240_000);
afterAll(() => test_.close());

const find = (typed: string, headers = operations) => test_.post(findCardByNumber.path, { number: typed }, headers);
const grouped = () => number.replace(/(\d{4})(?=\d)/g, '$1 ');

test('[seed 5.9] a whole number, typed with gaps, finds its card', async () => {
  expect(await test_.call(findCardByNumber, { number: grouped() }, operations)).toEqual({ id: card.id });
});

test('[seed 6.6] a number that is not within reach is as unknown as one that no card has', async () => {
  const answers = await Promise.all([
    find('4111111111111111'),
    find(number, await test_.signIn('owner.zh')),
    find(number, await test_.signIn('merchant.owner')),
  ]);
  expect(answers.map(({ code, data }) => [code, data])).toEqual(answers.map(() => [codes.ok, { id: null }]));
});

test('[seed 5.9] one wrong digit is refused before anything is looked up', async () => {
  const wrong = number.slice(0, -1) + String((Number(number.at(-1)) + 1) % 10);
  const { code, fieldErrors } = await find(wrong);
  expect([code, fieldErrors?.[0]?.field, fieldErrors?.[0]?.code]).toEqual([codes.invalid, 'number', 'CARD_NUMBER']);
  expect(JSON.stringify(fieldErrors)).not.toContain(wrong);
});

test('each look leaves a line that names the card and not the number', async () => {
  const auditor = await test_.signIn('auditor');
  await find(number);
  const { list } = await test_.call(listAudit, {}, auditor);
  expect(list[0]).toMatchObject({ action: findCardByNumber.path, objectId: card.id });
});

test('the number comes into no search, no export, no note, and so into no table', async () => {
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
  // The scan sees what is there.
  expect(await tablesHolding(test_.database.pool, card.id)).toContain('card');
});

test('who may not see numbers may not ask whose they are', async () => {
  expect((await find(number, await test_.signIn('support'))).code).toBe(codes.noPermission);
});

test('who tries out numbers is stopped for the rest of the hour', async () => {
  const risk = await test_.signIn('risk');
  for (let n = 0; n < 60; n += 1) expect((await find('4111111111111111', risk)).code).toBe(codes.ok);
  expect((await find('4111111111111111', risk)).code).toBe(codes.tooMany);
  expect((await find('4111111111111111')).code).toBe(codes.ok);
});
