import { codes } from '@console/contracts';
import {
  createCard,
  type LimitRule,
  type LimitRuleDraft,
  readCard,
  readCardLimits,
  readLimitLift,
  simulateAuthorization,
  unfreezeCard,
} from '@console/contracts/cards';
import { listNotifications } from '@console/contracts/notifications';
import { decideReview, listReviews } from '@console/contracts/reviews';
import { createWebhook } from '@console/contracts/webhooks';
import { draftOf, submission } from '../../../testing/card-samples';
import { itemOf, ruleIn, stopRule } from '../../../testing/limit-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  app = await openTestApp({ filling: 'demo' });
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

async function newCard(): Promise<string> {
  const draft = await draftOf(app, owner, '40001201', { deposit: usd('500.00') });
  return (await app.call(createCard, draft, owner)).card.id;
}

let shops = 0;
/** Each purchase is a second later and at another card acceptor, so that none is declined as a duplicate. */
const pay = (cardId: string, amount: string, more = {}) => {
  shops += 1;
  app.clock.advance(1);
  const at = { shopName: `Shop ${shops}`, mcc: '5411', shopCountry: 'US' };
  return app.call(simulateAuthorization, { cardId, amount: usd(amount), ...at, ...more }, owner);
};
/** An amount far above the balance. */
const tooMuch = (cardId: string, more = {}) => pay(cardId, '9000.00', more);
let rule: LimitRule;
/** Active until the end of the test, so that it does not affect the others. */
const active = async (change: Partial<LimitRuleDraft> = {}) => {
  rule = await ruleIn(app, owner, 'ACTIVE', change);
};
afterEach(() => stopRule(app, owner, rule));
const cardOf = (id: string) => app.call(readCard, { id }, owner);

const streak = (change: Parameters<typeof itemOf>[0] = {}) =>
  itemOf({ kind: 'DECLINE_STREAK', period: 'DAY', maxAmount: undefined, maxCount: 3, ...change });

describe('consecutive declines', () => {
  test('above their maximum are declined by the rule, and an approval resets the count', async () => {
    await active({ items: [streak()] });
    const cardId = await newCard();
    await tooMuch(cardId);
    expect(await pay(cardId, '1.50')).toMatchObject({ phase: 'AUTHORIZED' });
    for (const _ of [1, 2, 3]) expect(await tooMuch(cardId)).toMatchObject({ declineCode: 'INSUFFICIENT_BALANCE' });
    const stopped = await pay(cardId, '1.60');
    expect(stopped).toMatchObject({
      declineCode: 'RISK_RULE',
      declineDetail: { ruleId: rule.id, measure: 'STREAK', limit: '3', used: '3', period: 'DAY' },
    });
    expect(stopped.trace.at(-1)).toMatchObject({ step: 8, check: 'RISK' });
    const { list } = await app.call(readCardLimits, { cardId }, owner);
    expect(list.find(({ rule: { id } }) => id === rule.id)).toMatchObject({
      isStreak: true,
      count: { limit: 3, used: 3, left: 0 },
    });
  });

  test('at their maximum freeze the card as risk control, and an unfreeze resets the count', async () => {
    await active({ items: [streak({ action: 'FREEZE_CARD', maxCount: 2 })] });
    const cardId = await newCard();
    await tooMuch(cardId);
    expect((await cardOf(cardId)).state).toBe('ACTIVE');
    await tooMuch(cardId);
    const frozen = await cardOf(cardId);
    expect(frozen).toMatchObject({ state: 'FROZEN', blockSource: 'RISK', blockReason: 'SUSPICIOUS' });
    expect(await pay(cardId, '1.50')).toMatchObject({ declineCode: 'CARD_BLOCKED' });

    const operations = await app.signIn('operations');
    const lift = { id: cardId, version: frozen.version, reason: 'RESOLVED' as const };
    const refused = await app.post(unfreezeCard.path, lift, { ...operations, ...submission() });
    expect(refused).toMatchObject({ code: codes.transition, data: { reason: 'BLOCKED_BY_RISK' } });
    await app.call(unfreezeCard, lift, owner);
    await tooMuch(cardId);
    expect((await cardOf(cardId)).state).toBe('ACTIVE');
    const { rows } = await app.database.pool.query(
      `select by, reason, note from card_status_event where card_id = $1 and to_state = 'FROZEN'`,
      [cardId],
    );
    expect(rows).toEqual([{ by: 'RISK', reason: 'SUSPICIOUS', note: 'Trial rule · 试用规则' }]);
    const audit = await app.database.pool.query(
      `select actor_type, after ->> 'ruleId' as rule from audit_event where action = 'limitRule/freezeCard' and object_id = $1`,
      [cardId],
    );
    expect(audit.rows).toEqual([{ actor_type: 'SYSTEM', rule: rule.id }]);
  });

  test('are no longer counted after their window', async () => {
    await active({ items: [streak({ period: 'ROLLING_24H', maxCount: 2 })] });
    const cardId = await newCard();
    await tooMuch(cardId);
    app.clock.advance(60 * 60);
    owner = await app.signIn('owner');
    await tooMuch(cardId);
    expect(await pay(cardId, '1.50')).toMatchObject({ declineCode: 'RISK_RULE' });
    app.clock.advance(23 * 60 * 60);
    owner = await app.signIn('owner');
    expect(await pay(cardId, '1.50')).toMatchObject({ phase: 'AUTHORIZED' });
  });
});

test('a limit with the action freeze declines the purchase that exceeds it and freezes the card', async () => {
  await active({ items: [itemOf({ action: 'FREEZE_CARD' })] });
  const cardId = await newCard();
  expect(await pay(cardId, '50.00')).toMatchObject({ phase: 'AUTHORIZED' });
  expect(await pay(cardId, '0.01')).toMatchObject({ phase: 'CLEARED', type: 'VERIFICATION' });
  expect(await pay(cardId, '2.00')).toMatchObject({ declineCode: 'LIMIT_EXCEEDED' });
  expect(await cardOf(cardId)).toMatchObject({ state: 'FROZEN', blockSource: 'RISK' });
});

test('an alert notifies users who can view the card once, when the limit is crossed', async () => {
  await active({ items: [itemOf({ action: 'ALERT' })] });
  const cardId = await newCard();
  const support = await app.signIn('support');
  const notifications = async () =>
    (await app.call(listNotifications, {}, support)).list.filter(
      ({ type, objectId }) => type === 'LIMIT_CROSSED' && objectId === cardId,
    );
  await pay(cardId, '50.00');
  expect(await notifications()).toEqual([]);
  expect(await pay(cardId, '2.00')).toMatchObject({ alerts: ['LIMIT_ALERT'] });
  expect(await pay(cardId, '3.00')).toMatchObject({ alerts: ['LIMIT_ALERT'] });
  expect(await notifications()).toMatchObject([
    { page: `cards-balance-view-card-detail?id=${cardId}`, label: expect.stringContaining('Trial rule') },
  ]);
});

describe('a limit with the action review', () => {
  const leaveOf = async (cardId: string) => {
    const { rows } = await app.database.pool.query<{ id: string; review: string; version: number; state: string }>(
      `select l.id, r.id as review, r.version, l.state from limit_lift l join review r on r.object_id = l.id
        where l.card_id = $1 order by l.created_at, l.id`,
      [cardId],
    );
    return rows;
  };
  const decide = async (cardId: string, decision: 'APPROVE' | 'REJECT', headers = owner) => {
    const last = (await leaveOf(cardId)).at(-1);
    if (!last) throw new Error('Nobody was asked.');
    const note = { note: 'Asked the cardholder' };
    return app.call(decideReview, { id: last.review, version: last.version, decision, ...note }, headers);
  };

  test('declines, requests one review, and after its approval permits one purchase of at most the declined amount', async () => {
    await active({ items: [itemOf({ action: 'REQUIRE_REVIEW' })] });
    const cardId = await newCard();
    const declined = await pay(cardId, '60.00');
    expect(declined).toMatchObject({ declineCode: 'LIMIT_EXCEEDED', declineDetail: { action: 'REQUIRE_REVIEW' } });
    await pay(cardId, '70.00');
    const { list } = await app.call(listReviews, { filter: { kind: ['LIMIT_LIFT'] } }, owner);
    expect(list).toMatchObject([
      { reason: 'LIMIT_EXCEEDED', amount: usd('60.00'), state: 'PENDING', maker: { id: 'system' } },
    ]);
    await decide(cardId, 'APPROVE');
    expect(await pay(cardId, '60.01')).toMatchObject({ declineCode: 'LIMIT_EXCEEDED' });
    const passed = await pay(cardId, '60.00');
    expect(passed).toMatchObject({ phase: 'AUTHORIZED' });
    expect(passed.trace.at(-1)?.inputs).toMatchObject({ ruleId: rule.id });
    expect(await pay(cardId, '2.00')).toMatchObject({ declineCode: 'LIMIT_EXCEEDED' });
    expect((await leaveOf(cardId)).map(({ state }) => state)).toEqual(['USED', 'ASKED']);
  });

  test('shows the declined purchase in its review', async () => {
    await active({ items: [itemOf({ action: 'REQUIRE_REVIEW' })] });
    const cardId = await newCard();
    const { id: transactionId, txnNo } = await pay(cardId, '60.00');
    const id = (await leaveOf(cardId))[0]?.id ?? '';
    const lift = await app.call(readLimitLift, { id }, owner);
    expect(lift).toMatchObject({
      id,
      rule: { id: rule.id, scope: 'CARD' },
      transaction: { id: transactionId, txnNo, billed: usd('60.00') },
    });
    expect(lift.transaction.trace.at(-1)).toMatchObject({ check: 'LIMITS', code: 'LIMIT_EXCEEDED' });
    const unknown = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
    await expect(app.call(readLimitLift, { id: unknown }, owner)).rejects.toThrow(String(codes.notFound));
  });

  test('still declines after a rejection, and an unused exception expires with its window', async () => {
    await active({ items: [itemOf({ action: 'REQUIRE_REVIEW', period: 'PER_TXN' })] });
    const cardId = await newCard();
    await pay(cardId, '60.00');
    await decide(cardId, 'REJECT');
    await pay(cardId, '60.00');
    expect((await leaveOf(cardId)).map(({ state }) => state)).toEqual(['REFUSED', 'ASKED']);
    await decide(cardId, 'APPROVE');
    app.clock.advance(24 * 60 * 60);
    owner = await app.signIn('owner');
    expect(await pay(cardId, '60.00')).toMatchObject({ declineCode: 'LIMIT_EXCEEDED' });
    const operations = await app.signIn('operations');
    await expect(decide(cardId, 'APPROVE', operations)).rejects.toThrow(String(codes.noPermission));
  });
});

test('the message of a rule is sent with the decline, and the entered language replaces a missing one', async () => {
  await app.call(createWebhook, { url: 'http://127.0.0.1:9/in', events: ['authorization.declined'] }, owner);
  await active({ items: [itemOf({ messageEn: 'Ask your travel desk first' })] });
  const cardId = await newCard();
  const labels = { messageEn: 'Ask your travel desk first', messageZh: 'Ask your travel desk first' };
  const { id, declineDetail } = await pay(cardId, '60.00');
  expect(declineDetail).toMatchObject(labels);
  const { rows } = await app.database.pool.query<{ body: string }>(
    `select body from webhook_delivery where body like $1`,
    [`%${id}%`],
  );
  expect(rows.map(({ body }) => JSON.parse(body).data)).toEqual([
    { transactionId: id, cardId, phase: 'DECLINED', ...labels },
  ]);
});

describe('a limit', () => {
  test.each([
    ['card acceptors by name', { shopMode: 'ONLY' as const, shops: 'lucky*\n*casino' }, { shopName: 'LUCKY Star' }],
    ['card acceptors by number', { shopMode: 'ONLY' as const, shops: 'mid-77*' }, { shopRef: 'MID-7701' }],
    ['cross-border purchases', { region: 'CROSS_BORDER' as const }, { shopCountry: 'FR' }],
    ['online purchases', { presence: 'ONLINE' as const }, { isOnline: true }],
    ['cash withdrawals', { txnKinds: ['WITHDRAWAL' as const] }, { mcc: '6011' }],
    ['all except the named card acceptors', { shopMode: 'EXCEPT' as const, shops: 'shop*' }, { shopName: '100% Shop' }],
  ])('for %s applies to these only', async (_words, match, sale) => {
    await active({ items: [itemOf({ period: 'PER_TXN', maxAmount: '5.00', ...match })] });
    const cardId = await newCard();
    expect(await pay(cardId, '6.00')).toMatchObject({ phase: 'AUTHORIZED' });
    expect(await pay(cardId, '6.00', sale)).toMatchObject({ declineDetail: { ruleId: rule.id } });
  });

  test('compares names literally, with a star as the only wildcard', async () => {
    const items = [
      itemOf({ kind: 'BLOCK', period: undefined, maxAmount: undefined, shopMode: 'ONLY', shops: '100%_b*' }),
    ];
    await active({ currency: undefined, items });
    const cardId = await newCard();
    expect(await pay(cardId, '5.00', { shopName: '100x b' })).toMatchObject({ phase: 'AUTHORIZED' });
    const closed = await pay(cardId, '5.00', { shopName: '100%_Bet' });
    expect(closed).toMatchObject({ declineCode: 'MERCHANT_NOT_ALLOWED', declineDetail: { ruleId: rule.id } });
  });

  test('for verifications counts each one', async () => {
    const count = itemOf({ kind: 'COUNT', maxAmount: undefined, maxCount: 2, txnKinds: ['VERIFICATION'] });
    await active({ items: [count] });
    const cardId = await newCard();
    for (const _ of [1, 2]) expect(await pay(cardId, '1.00')).toMatchObject({ type: 'VERIFICATION', phase: 'CLEARED' });
    expect(await pay(cardId, '1.00')).toMatchObject({ declineCode: 'LIMIT_EXCEEDED', declineDetail: { used: '2' } });
    expect(await pay(cardId, '30.00')).toMatchObject({ phase: 'AUTHORIZED' });
  });
});
