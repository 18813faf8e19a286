import { codes } from '@console/contracts';
import * as fc from 'fast-check';
import type { Database } from '../../../platform/db/db';
import { codeOf, currency, type Shop, shopsOf } from '../../../testing/ledger-shop';
import { sideBySide } from '../../../testing/side-by-side';
import { openTestDatabase } from '../../../testing/test-db';
import { testNow } from '../../../testing/test-world';
import { findHold } from './hold.store';
import { remainingOf } from './hold.rules';
import { findEntry, post } from './ledger.store';
import { assertBalanced } from './ledger.rules';
import { type PostingAccounts, linesOf, type PostingEvent, postingEvents } from './posting.rules';

let database: Database;
let shops: ReturnType<typeof shopsOf>;
beforeAll(async () => {
  database = await openTestDatabase('people');
  shops = shopsOf(database);
});
afterAll(() => database.close());

const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });

describe('a posting', () => {
  const everybody = new Proxy<PostingAccounts>({}, { get: (_cast, role) => `ledger of ${String(role)}` });

  test.each(postingEvents)('%s has equal debit and credit for all amounts (L1)', (event) => {
    fc.assert(
      fc.property(
        amount,
        fc.bigInt({ min: -100n, max: 100n }),
        fc.bigInt({ min: 0n, max: 100n }),
        (principal, a, b) => {
          const lines = linesOf(event, everybody, { principal, fees: { ONE: a, TWO: b }, currency });
          if (lines.length > 0) expect(() => assertBalanced(lines)).not.toThrow();
        },
      ),
    );
  });

  test('balances in each of two currencies, and requires an exchange rate (L10)', () => {
    const leg = (accountId: string, side: 'D' | 'C', minor: bigint, of: string) => ({
      accountId,
      side,
      amount: minor,
      currency: of,
    });
    const lines = [
      leg('a', 'D', 100n, 'USD'),
      leg('b', 'C', 100n, 'USD'),
      leg('c', 'D', 92n, 'EUR'),
      leg('d', 'C', 92n, 'EUR'),
    ];
    const fx = { rate: '0.9200000000', at: testNow, source: 'TEST' };
    expect(() => assertBalanced(lines)).toThrow('needs the rate');
    expect(() => assertBalanced(lines, fx)).not.toThrow();
    expect(() => assertBalanced([leg('a', 'D', 100n, 'USD'), leg('b', 'C', 100n, 'EUR')], fx)).toThrow('must balance');
  });

  test('in another currency than its account is refused (L10)', async () => {
    const shop = await shops.openShop();
    const euro = shops.entryOf(shop, 'ACCOUNT_FUNDED', 'euro', [5n]);
    const lines = euro.lines.map((line) => ({ ...line, currency: 'EUR' }));
    await expect(shops.inCompany((db) => post(db, { ...euro, lines }, testNow))).rejects.toThrow(
      'cannot be posted to an account in USD',
    );
  });
});

describe('an entry', () => {
  test("can't be changed, and can be reversed once (L2)", async () => {
    const shop = await shops.openShop(100n);
    const key = { sourceType: 'TEST', sourceId: `${shop.name} first`, eventType: 'ACCOUNT_FUNDED' };
    const first = await shops.inCompany((db) => findEntry(db, key));
    if (!first) throw new Error('The funding is gone.');
    const { id, ...entry } = first;
    const lines = first.lines.map((line) => ({ ...line, side: line.side === 'D' ? ('C' as const) : ('D' as const) }));
    const reversal = (eventType: string) => ({ ...entry, eventType, reversesEntryId: id, lines });
    expect(await shops.inCompany((db) => post(db, reversal('REVERSED'), testNow))).toBe(true);
    await shops.send(shop, 'ACCOUNT_FUNDED', 'again', 100n);
    await expect(shops.inCompany((db) => post(db, reversal('REVERSED_AGAIN'), testNow))).rejects.toThrow();
    expect(await shops.findings()).toEqual([]);
  });

  test('is posted once per source, event and leg, even if it is sent concurrently (L6)', async () => {
    const shop = await shops.openShop();
    const same = shops.entryOf(shop, 'ACCOUNT_FUNDED', 'same', [7n]);
    const reported = await Promise.all(
      Array.from({ length: 20 }, () => shops.inCompany((db) => post(db, same, testNow))),
    );
    expect(reported.filter(Boolean)).toHaveLength(1);
    expect(await shops.inCompany((db) => post(db, { ...same, legKey: 'second' }, testNow))).toBe(true);
  });
});

describe('a hold', () => {
  test('reduces the available balance, applies each event once, and never becomes negative (L7)', async () => {
    const shop = await shops.openShop(1_000n);
    await shops.send(shop, 'CARD_TOPPED_UP', 'card', 100n);
    const id = await shops.hold(shop, 'hold', 60n);
    expect(await shops.cardOf(shop)).toEqual({ balance: 100n, available: 40n });
    expect(await codeOf(shops.hold(shop, 'another', 41n))).toBe(codes.exceedsBalance);
    const take = (minor: bigint, eventKey: string) =>
      shops.changeShopHold(id, { kind: 'CAPTURED', amount: minor }, eventKey);
    await take(25n, 'clear-1');
    await expect(take(25n, 'clear-1')).rejects.toThrow();
    await expect(take(36n, 'clear-2')).rejects.toThrow('A hold of 35 cannot be reduced');
    await shops.changeShopHold(id, { kind: 'RELEASED', amount: 35n }, 'end');
    expect(await shops.cardOf(shop)).toEqual({ balance: 100n, available: 100n });
    expect(await shops.findings()).toEqual([]);
  });
});

describe('a balance', () => {
  test('becomes negative by a forced posting only, and later credits reduce the debt (L4)', async () => {
    const shop = await shops.openShop(1_000n);
    await shops.send(shop, 'CARD_TOPPED_UP', 'card', 50n);
    expect(await shops.send(shop, 'CARD_CLEARED', 'plain', 51n)).toBe(codes.exceedsBalance);
    const forced = { ...shops.entryOf(shop, 'CARD_CLEARED', 'forced', [80n]), isForced: true };
    expect(await shops.inCompany((db) => post(db, forced, testNow))).toBe(true);
    expect(await shops.cardOf(shop)).toEqual({ balance: -30n, available: -30n });
    expect(await shops.send(shop, 'CARD_SWEPT', 'more', 1n)).toBe(codes.exceedsBalance);
    await shops.send(shop, 'CARD_TOPPED_UP', 'back', 40n);
    expect(await shops.send(shop, 'CARD_SWEPT', 'less', 11n)).toBe(codes.exceedsBalance);
    expect(await shops.send(shop, 'CARD_SWEPT', 'rest', 10n)).toBe(200);
    expect(await shops.findings()).toEqual([]);
  });

  test('of 50 allows exactly 50 of 200 concurrent purchases (L4, L11)', async () => {
    const shop = await shops.openShop(1_000n);
    await shops.send(shop, 'CARD_TOPPED_UP', 'card', 50n);
    const spent = await sideBySide(200, (index) => shops.send(shop, 'CARD_CLEARED', `spend-${index}`, 1n));
    expect(spent.filter((code) => code === 200)).toHaveLength(50);
    expect(spent.filter((code) => code === codes.exceedsBalance)).toHaveLength(150);
    expect(await shops.cardOf(shop)).toEqual({ balance: 0n, available: 0n });
    expect(await shops.findings()).toEqual([]);
  });

  test('has no deadlock when concurrent postings use both directions (L11)', async () => {
    const shop = await shops.openShop(1_000n);
    await shops.send(shop, 'CARD_TOPPED_UP', 'card', 500n);
    const transfers = await sideBySide(60, (index) =>
      shops.send(shop, index % 2 === 0 ? 'CARD_SWEPT' : 'CARD_TOPPED_UP', `move-${index}`, 3n),
    );
    expect(new Set(transfers)).toEqual(new Set([200]));
    expect(await shops.cardOf(shop)).toEqual({ balance: 500n, available: 500n });
  });
});

describe('random sequences with duplicates, in any order', () => {
  type Step = { event: PostingEvent | 'HOLD' | 'CAPTURE' | 'RELEASE'; source: number; minor: bigint; fee: bigint };
  const step = fc.record({
    event: fc.constantFrom<Step['event']>(
      'ACCOUNT_FUNDED',
      'CARD_TOPPED_UP',
      'CARD_WITHDRAWN',
      'CARD_CLEARED',
      'CARD_REFUNDED',
      'CARD_SWEPT',
      'HOLD',
      'CAPTURE',
      'RELEASE',
    ),
    // A small number of sources, so that events repeat and some releases precede their holds.
    source: fc.nat(3),
    minor: fc.bigInt({ min: 10n, max: 500n }),
    fee: fc.bigInt({ min: 0n, max: 9n }),
  });

  async function run(shop: Shop, { event, source, minor, fee }: Step, index: number): Promise<void> {
    if (event === 'HOLD') {
      await shops
        .inCompany((db) => findHold(db, 'TEST', `${shop.name} hold-${source}`))
        .then((found) => (found ? undefined : codeOf(shops.hold(shop, `hold-${source}`, minor))));
      return;
    }
    if (event !== 'CAPTURE' && event !== 'RELEASE') {
      await shops.send(shop, event, String(source), minor, fee);
      return;
    }
    const found = await shops.inCompany((db) => findHold(db, 'TEST', `${shop.name} hold-${source}`));
    if (!found) return;
    const most = remainingOf(found);
    const taken = minor < most ? minor : most;
    if (taken > 0n)
      await shops.changeShopHold(
        found.id,
        { kind: event === 'CAPTURE' ? 'CAPTURED' : 'RELEASED', amount: taken },
        `step-${index}`,
      );
  }

  test('preserve all balances, holds, totals and the hash chain (L1, L3, L4, L5, L7, L12)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const shop = await shops.openShop();
        for (const [index, one] of steps.entries()) await run(shop, one, index);
        const card = await shops.cardOf(shop);
        expect(card.available >= 0n && card.balance >= card.available).toBe(true);
        expect(await shops.findings()).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});
