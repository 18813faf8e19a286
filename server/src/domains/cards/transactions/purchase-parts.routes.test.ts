import { type Currency, fromMinor, minorDigitsOf, type Money } from '@console/contracts';
import { verifyLedger } from '@console/contracts/accounts';
import {
  createCard,
  listCards,
  readCard,
  readTransaction,
  simulateAuthorization,
  simulateClearing,
  simulateForcePost,
  simulateIncrement,
  simulateRefund,
  simulateReversal,
} from '@console/contracts/cards';
import * as fc from 'fast-check';
import { draftOf } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let operations: Record<string, string>;
let cards: Record<string, string>;
beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo', env: { CALLS_PER_MINUTE: '100000' } });
  operations = await console_.signIn('operations');
  cards = { USD: await newCard('40001201', 'USD'), EUR: await newCard('51005630', 'EUR'), VND: await oldCard('VND') };
});
afterAll(() => console_.close());

async function newCard(bin: string, currency: Currency): Promise<string> {
  const draft = await draftOf(console_, operations, bin, { deposit: { amount: '9000.00', currency } });
  return (await console_.call(createCard, draft, operations)).card.id;
}

/** Existing card; its channel creates new ones asynchronously. */
async function oldCard(currency: Currency): Promise<string> {
  const { list } = await console_.call(
    listCards,
    { pageSize: 100, filter: { state: ['ACTIVE'], currency: [currency] } },
    operations,
  );
  const rich = list.filter(({ balance }) => Number(balance.amount) > 2_000_000);
  for (const { id } of rich) {
    const card = await console_.call(readCard, { id }, operations);
    if (card.limit === null && card.validTo !== null && card.validTo > '2026-04') return id;
  }
  throw new Error(`The demo has no card with much on it in ${currency}.`);
}

/** Purchase in minor units of the card acceptor's currency, with the rate to the card's currency. */
interface Shopping {
  card: 'USD' | 'EUR' | 'VND';
  shop: Currency;
  rate: string | undefined;
  country: string;
}

const sumIn = ({ shop, rate }: Shopping, minor: bigint): { amount: Money; exchangeRate?: string } => ({
  amount: { amount: fromMinor(minor, shop), currency: shop },
  ...(rate === undefined ? {} : { exchangeRate: rate }),
});

let visits = 0;
/** Each purchase is at another card acceptor, so that none is declined as a duplicate. */
const saleOf = (shopping: Shopping, minor: bigint) => ({
  cardId: cards[shopping.card] ?? '',
  ...sumIn(shopping, minor),
  shopName: `Shop ${(visits += 1)}`,
  mcc: '5812',
  shopCountry: shopping.country,
});

const balanceOf = async ({ card }: Shopping): Promise<number> =>
  Number((await console_.call(readCard, { id: cards[card] ?? '' }, operations)).balance.amount);
const total = (parts: bigint[]) => parts.reduce((sum, part) => sum + part, 0n);

async function authorized(shopping: Shopping, minor: bigint): Promise<string> {
  const bought = await console_.call(simulateAuthorization, saleOf(shopping, minor), operations);
  expect([bought.phase, bought.declineCode]).toEqual(['AUTHORIZED', null]);
  return bought.id;
}

async function clear(shopping: Shopping, transactionId: string, parts: bigint[]): Promise<void> {
  for (const [index, part] of parts.entries()) {
    const isFinal = index === parts.length - 1;
    await console_.call(simulateClearing, { transactionId, ...sumIn(shopping, part), isFinal }, operations);
  }
}

/** Amounts and fees of a purchase, as its page shows them. */
async function costOf(id: string) {
  const { phase, cleared, refunded, held, fees, feeLines, alerts } = await console_.call(
    readTransaction,
    { id },
    operations,
  );
  const due = feeLines.filter(({ state }) => state !== 'RELEASED');
  const lines = due.map(({ kind, basis, amount }) => [kind, basis.amount, amount.amount]);
  return { phase, cleared, refunded, held, fees, lines, alerts };
}

/** Makes a purchase in parts with refunds; returns its cost and the change of the card's balance. */
async function buy(shopping: Shopping, parts: bigint[], refunds: bigint[]) {
  const before = await balanceOf(shopping);
  const id = await authorized(shopping, total(parts));
  await clear(shopping, id, parts);
  const bought = await costOf(id);
  const paid = before - (await balanceOf(shopping));
  for (const part of refunds)
    await console_.call(simulateRefund, { transactionId: id, ...sumIn(shopping, part) }, operations);
  const lost = before - (await balanceOf(shopping));
  return { bought, paid: paid.toFixed(3), returned: await costOf(id), lost: lost.toFixed(3) };
}

const isSound = async () => (await console_.call(verifyLedger, {}, await console_.signIn('auditor'))).isSound;

const euros: Shopping = { card: 'USD', shop: 'EUR', rate: '1.0840', country: 'DE' };
const dong: Shopping = { card: 'VND', shop: 'VND', rate: undefined, country: 'DE' };

describe('a purchase that is captured in parts', () => {
  test.each([
    ['below the small ticket threshold', [90_000n], [6_207n, 60_000n, 23_793n], '22500'],
    ['far above it, with the first part below', [200_000n], [6_207n, 160_000n, 33_793n], '10000'],
    ['far above it, with each part below', [360_000n], [120_000n, 120_000n, 120_000n], '10000'],
  ])('a purchase %s costs the same in parts as in one capture', async (_name, whole, parts, fees) => {
    const [inOne, inParts] = [await buy(dong, whole, []), await buy(dong, parts, [])];
    expect([inOne.bought.fees.amount, inParts.bought.fees.amount]).toEqual([fees, fees]);
    expect(inParts).toEqual(inOne);
  });

  test('parts in another currency are summed before conversion', async () => {
    // 4.336 USD each: three times 4.34 would be a cent more than 13.008.
    const inParts = await buy(euros, [400n, 400n, 400n], [400n, 400n, 400n]);
    expect(inParts.bought.cleared.amount).toBe('13.01');
    expect(inParts.returned).toMatchObject({ phase: 'REFUNDED', refunded: { amount: '13.01' }, alerts: [] });
    expect(inParts).toEqual(await buy(euros, [1_200n], [1_200n]));
  });

  test('parts without an authorization are also summed before conversion', async () => {
    const sale = { ...saleOf(euros, 400n), channelRef: 'parts-without-authorization' };
    const { id } = await console_.call(simulateForcePost, sale, operations);
    await console_.call(simulateForcePost, sale, operations);
    await console_.call(simulateClearing, { transactionId: id, ...sumIn(euros, 400n) }, operations);
    expect((await costOf(id)).cleared.amount).toBe('13.01');
  });
});

test('holds and reversals in parts in another currency leave no hold', async () => {
  const id = await authorized(euros, 400n);
  for (let more = 0; more < 2; more += 1)
    await console_.call(simulateIncrement, { transactionId: id, ...sumIn(euros, 400n) }, operations);
  const raised = await console_.call(readTransaction, { id }, operations);
  expect(raised.held.amount).toBe('13.54');
  for (let less = 0; less < 3; less += 1)
    await console_.call(simulateReversal, { transactionId: id, ...sumIn(euros, 400n) }, operations);
  expect(await costOf(id)).toMatchObject({ phase: 'REVERSED', held: { amount: '0.00' }, fees: { amount: '0.00' } });
});

describe('random parts', () => {
  const shopping: fc.Arbitrary<Shopping> = fc
    .record({
      card: fc.constantFrom('USD' as const, 'EUR' as const, 'VND' as const),
      shop: fc.constantFrom<Currency>('USD', 'EUR', 'VND', 'JPY', 'KWD'),
      worth: fc.integer({ min: 1_000, max: 9_999 }),
      country: fc.constantFrom('US', 'DE', 'VN'),
    })
    .map(({ card, shop, worth, country }) => ({
      card,
      shop,
      country,
      rate: card === shop ? undefined : rateOf(card, shop, worth),
    }));

  /**
   * Rate at which a minor unit of the card acceptor's currency is one to ten of the card's, with digits that need
   * rounding.
   */
  function rateOf(card: Currency, shop: Currency, worth: number): string {
    return ((worth / 1_000) * 10 ** (minorDigitsOf(shop) - minorDigitsOf(card))).toFixed(10);
  }

  const parts = fc.array(fc.bigInt({ min: 1n, max: 20n }), { minLength: 2, maxLength: 5 });

  test('cost the same as a whole capture, and are refunded the same', async () => {
    await fc.assert(
      fc.asyncProperty(shopping, parts, parts, async (where, cleared, weights) => {
        // Amounts above one currency unit, because smaller ones are verifications.
        const scale = where.card === 'VND' ? 997n : 97n;
        const bought = cleared.map((part) => part * scale);
        const [first = 0n] = bought;
        const refunds = first > BigInt(weights.length) ? [first - 1n, 1n, ...bought.slice(1)] : bought;
        const inParts = await buy(where, bought, refunds.toReversed());
        const inOne = await buy(where, [total(bought)], [total(bought)]);
        expect(inParts).toEqual(inOne);
      }),
      { numRuns: 20, seed: 16, endOnFailure: true },
    );
    expect(await isSound()).toBe(true);
  });
});
