import {
  createCard,
  type LimitRuleDraft,
  readCardLimits,
  readLimitRule,
  saveLimitMerchant,
  saveLimitRule,
  simulateAuthorization,
  simulateClearing,
  simulateIncrement,
  simulateReversal,
} from '@console/contracts/cards';
import { firstMerchantId } from '@console/demo/ids';
import { draftOf } from '../../../testing/card-samples';
import { itemOf, ruleIn, ruleOf, stopRule } from '../../../testing/limit-samples';
import { sideBySide } from '../../../testing/side-by-side';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let operations: Record<string, string>;
beforeAll(async () => {
  app = await openTestApp({ filling: 'demo' });
  operations = await app.signIn('operations');
});
afterAll(() => app.close());

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const grocer = { shopName: 'Corner Grocer', mcc: '5411', shopCountry: 'US' };

async function newCard(): Promise<string> {
  const draft = await draftOf(app, operations, '40001201', { deposit: usd('500.00') });
  return (await app.call(createCard, draft, operations)).card.id;
}

let shops = 0;
/** Each purchase is at another card acceptor, so that none is declined as a duplicate. */
const pay = (cardId: string, amount: string, more = {}) => {
  shops += 1;
  const at = { ...grocer, shopName: `Shop ${shops}` };
  return app.call(simulateAuthorization, { cardId, amount: usd(amount), ...at, ...more }, operations);
};
const active = (change: Partial<LimitRuleDraft> = {}) => ruleIn(app, operations, 'ACTIVE', change);
const limitOf = async (cardId: string, ruleId: string) =>
  (await app.call(readCardLimits, { cardId }, operations)).list.find(({ rule }) => rule.id === ruleId);

describe('an active rule', () => {
  test('declines a purchase above the limit, with rule, limit, usage and attempted amount, and reports the remaining amount [seed 5.1]', async () => {
    const rule = await active();
    const cardId = await newCard();
    expect(await pay(cardId, '30.00')).toMatchObject({ phase: 'AUTHORIZED' });
    const declined = await pay(cardId, '20.01');
    expect(declined).toMatchObject({
      declineCode: 'LIMIT_EXCEEDED',
      declineDetail: {
        ruleId: rule.id,
        ruleEn: 'Trial rule',
        ruleZh: '试用规则',
        period: 'DAY',
        limit: '5000',
        used: '3000',
        attempted: '2001',
      },
    });
    expect(declined.trace.at(-1)).toMatchObject({ step: 6, check: 'LIMITS', passed: false });
    expect(await limitOf(cardId, rule.id)).toMatchObject({
      amount: { limit: usd('50.00'), used: usd('30.00'), left: usd('20.00') },
    });
    expect(await pay(cardId, '20.00')).toMatchObject({ phase: 'AUTHORIZED' });
    const { rule: reported } = await app.call(readLimitRule, { id: rule.id }, operations);
    expect(reported.hits).toEqual({ purchases: 1, merchants: 1 });
    await stopRule(app, operations, rule);
    expect(await pay(cardId, '60.00')).toMatchObject({ phase: 'AUTHORIZED' });
  });

  test('counts earlier purchases of its window, and starts again the next day', async () => {
    const cardId = await newCard();
    await pay(cardId, '45.00');
    const rule = await active();
    expect(await pay(cardId, '10.00')).toMatchObject({ declineDetail: { used: '4500' } });
    app.clock.advance(24 * 60 * 60);
    operations = await app.signIn('operations');
    expect(await pay(cardId, '10.00')).toMatchObject({ phase: 'AUTHORIZED' });
    await stopRule(app, operations, rule);
  });

  test('releases usage after a reversal, and follows the captured amount', async () => {
    const rule = await active();
    const cardId = await newCard();
    const first = await pay(cardId, '40.00');
    await app.call(simulateReversal, { transactionId: first.id, amount: usd('15.00') }, operations);
    expect((await limitOf(cardId, rule.id))?.amount?.used).toEqual(usd('25.00'));
    await app.call(simulateClearing, { transactionId: first.id, amount: usd('20.00') }, operations);
    expect((await limitOf(cardId, rule.id))?.amount?.used).toEqual(usd('20.00'));
    const second = await pay(cardId, '10.00');
    const more = await app.call(simulateIncrement, { transactionId: second.id, amount: usd('25.00') }, operations);
    expect(more.events.at(-1)).toMatchObject({ kind: 'INCREMENT', accepted: false });
    await app.call(simulateReversal, { transactionId: second.id }, operations);
    expect((await limitOf(cardId, rule.id))?.amount?.used).toEqual(usd('20.00'));
    await stopRule(app, operations, rule);
  });

  test('counts only purchases of its merchant categories, by number', async () => {
    const rule = await active({
      items: [itemOf({ kind: 'COUNT', maxAmount: undefined, maxCount: 1, mccMode: 'ONLY', mccs: '5812, 5814' })],
    });
    const cardId = await newCard();
    await pay(cardId, '5.00');
    expect(await pay(cardId, '5.00', { mcc: '5812' })).toMatchObject({ phase: 'AUTHORIZED' });
    expect(await pay(cardId, '5.00', { mcc: '5814' })).toMatchObject({
      declineCode: 'LIMIT_EXCEEDED',
      declineDetail: { measure: 'COUNT', limit: '1', used: '1', attempted: '1' },
    });
    expect(await pay(cardId, '5.00')).toMatchObject({ phase: 'AUTHORIZED' });
    await stopRule(app, operations, rule);
  });

  test.each([
    [{ countryMode: 'EXCEPT' as const, countries: ['US', 'SG'] }, { shopCountry: 'FR' }, 'COUNTRY_NOT_ALLOWED'],
    [{ mccMode: 'ONLY' as const, mccs: '5912' }, { mcc: '5912' }, 'MCC_NOT_ALLOWED'],
  ])('blocks purchases: %j', async (match, shop, code) => {
    const rule = await active({ currency: undefined, items: [{ ...blocking, ...match }] });
    const cardId = await newCard();
    expect(await pay(cardId, '5.00')).toMatchObject({ phase: 'AUTHORIZED' });
    const declined = await pay(cardId, '5.00', shop);
    expect(declined).toMatchObject({ declineCode: code, declineDetail: { ruleId: rule.id } });
    expect(declined.trace.at(-1)).toMatchObject({ step: 5 });
    await stopRule(app, operations, rule);
  });
});

const blocking = itemOf({ kind: 'BLOCK', period: undefined, maxAmount: undefined });

test('a rule in shadow mode records hits without declining, and one that only alerts marks the purchase', async () => {
  const trial = await ruleIn(app, operations, 'SHADOW');
  const cardId = await newCard();
  expect(await pay(cardId, '60.00')).toMatchObject({ phase: 'AUTHORIZED', alerts: [] });
  const { rule } = await app.call(readLimitRule, { id: trial.id }, operations);
  expect(rule.hits).toEqual({ purchases: 1, merchants: 1 });
  await stopRule(app, operations, trial);
  const alerting = await active({ items: [itemOf({ action: 'ALERT' })] });
  expect(await pay(cardId, '60.00')).toMatchObject({ phase: 'AUTHORIZED', alerts: ['LIMIT_ALERT'] });
  await stopRule(app, operations, alerting);
});

test('the strictest of several rules decides, and a merchant can only lower its limit', async () => {
  const wide = await active({ nameEn: 'Wide', isOverridable: true, items: [itemOf({ maxAmount: '80.00' })] });
  const narrow = await active({ nameEn: 'Narrow' });
  const cardId = await newCard();
  expect(await pay(cardId, '90.00')).toMatchObject({ declineDetail: { ruleEn: 'Narrow', limit: '5000' } });
  const itemId = wide.items[0]?.id ?? '';
  const target = { id: wide.id, merchantId: firstMerchantId };
  await app.call(saveLimitMerchant, { ...target, version: 0, items: [{ itemId, maxAmount: '10.00' }] }, operations);
  expect(await pay(cardId, '11.00')).toMatchObject({ declineDetail: { ruleEn: 'Wide', limit: '1000' } });
  const looser = { ...target, version: 1, items: [{ itemId, maxAmount: '80.01' }] };
  await app.call(saveLimitMerchant, { ...target, version: 1, items: [] }, operations);
  await expect(app.call(saveLimitMerchant, { ...looser, version: 2 }, operations)).rejects.toThrow('1001');
  expect(await pay(cardId, '11.00')).toMatchObject({ phase: 'AUTHORIZED' });
  for (const rule of [wide, narrow]) await stopRule(app, operations, rule);
});

test('the usage of a rule is unchanged after an edit', async () => {
  const rule = await active();
  const cardId = await newCard();
  await pay(cardId, '40.00');
  const items = [{ ...itemOf({ maxAmount: '45.00' }), id: rule.items[0]?.id }];
  const saved = await app.call(saveLimitRule, { ...ruleOf({ items }), id: rule.id, version: rule.version }, operations);
  expect(saved.items[0]?.id).toBe(rule.items[0]?.id);
  expect(await pay(cardId, '10.00')).toMatchObject({ declineDetail: { limit: '4500', used: '4000' } });
  await stopRule(app, operations, saved);
});

test("concurrent purchases of a merchant's cards never exceed the limit, and usage is the sum of the purchases", async () => {
  app.clock.advance(1);
  const rule = await active({ countedBy: 'MERCHANT', items: [itemOf({ period: 'LIFETIME', maxAmount: '100.00' })] });
  const cards = await sideBySide(5, newCard);
  const paid = await sideBySide(30, (index) => pay(cards[index % 5] ?? '', `${7 + (index % 4)}.00`));
  const approved = paid.filter(({ phase }) => phase === 'AUTHORIZED');
  const sum = approved.reduce((all, { billed }) => all + Number(billed.amount), 0);
  expect(sum).toBeLessThanOrEqual(100);
  expect(sum).toBeGreaterThan(93);
  expect(paid.filter(({ declineCode }) => declineCode === 'LIMIT_EXCEEDED')).toHaveLength(30 - approved.length);
  expect((await limitOf(cards[0] ?? '', rule.id))?.amount?.used).toEqual(usd(sum.toFixed(2)));
  await sideBySide(approved.length, (index) =>
    app.call(simulateReversal, { transactionId: approved[index]?.id ?? '' }, operations),
  );
  expect((await limitOf(cards[0] ?? '', rule.id))?.amount?.used).toEqual(usd('0.00'));
  await stopRule(app, operations, rule);
});

describe('a limit for the last 24 hours', () => {
  const rolling = (change = {}) => itemOf({ period: 'ROLLING_24H', ...change });
  const later = async (seconds: number) => {
    app.clock.advance(seconds);
    operations = await app.signIn('operations');
  };

  test('counts purchases of that time to the second, and releases reversed purchases', async () => {
    const rule = await active({ items: [rolling()] });
    const cardId = await newCard();
    await pay(cardId, '30.00');
    await later(60 * 60);
    const second = await pay(cardId, '20.00');
    expect(await pay(cardId, '2.00')).toMatchObject({ declineDetail: { period: 'ROLLING_24H', used: '5000' } });
    await later(23 * 60 * 60 - 1);
    expect(await pay(cardId, '2.00')).toMatchObject({ declineCode: 'LIMIT_EXCEEDED' });
    await later(1);
    expect(await pay(cardId, '30.00')).toMatchObject({ phase: 'AUTHORIZED' });
    expect(await pay(cardId, '2.00')).toMatchObject({ declineDetail: { used: '5000' } });
    await app.call(simulateReversal, { transactionId: second.id }, operations);
    expect((await limitOf(cardId, rule.id))?.amount).toMatchObject({ used: usd('30.00'), left: usd('20.00') });
    const third = await pay(cardId, '10.00');
    const more = await app.call(simulateIncrement, { transactionId: third.id, amount: usd('10.01') }, operations);
    expect(more.events.at(-1)).toMatchObject({ kind: 'INCREMENT', accepted: false });
    await stopRule(app, operations, rule);
  });

  test('is never exceeded by 50 concurrent purchases with several cards', async () => {
    await later(24 * 60 * 60);
    const rule = await active({ countedBy: 'MERCHANT', items: [rolling({ maxAmount: '100.00' })] });
    const cards = await sideBySide(5, newCard);
    const paid = await sideBySide(50, (index) => pay(cards[index % 5] ?? '', `${7 + (index % 4)}.00`));
    const approved = paid.filter(({ phase }) => phase === 'AUTHORIZED');
    const sum = approved.reduce((all, { billed }) => all + Number(billed.amount), 0);
    expect(sum).toBeLessThanOrEqual(100);
    expect(sum).toBeGreaterThan(93);
    expect((await limitOf(cards[0] ?? '', rule.id))?.amount?.used).toEqual(usd(sum.toFixed(2)));
    await stopRule(app, operations, rule);
  });
});
