import { cardStates, blockSources } from '@console/contracts/cards';
import type { Database } from '@console/server/platform/db/db';
import { openTestDatabase } from '@console/server/testing/test-db';
import { testNow, testVault } from '@console/server/testing/test-world';
import { demoCompanies } from './ids';
import { makeBatches } from './issuing/batches';
import { createBooks } from './issuing/books';
import { makeCards } from './issuing/cards';
import { demoMerchants } from './issuing/merchants';
import { makeHolders } from './issuing/holders';
import { createRandom } from './issuing/random';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('demo');
});
afterAll(() => database.close());

const rowsOf = async <T extends Record<string, unknown>>(query: string): Promise<T[]> =>
  (await database.pool.query<T>(query)).rows;
const countsOf = (query: string) => rowsOf<{ name: string; count: number }>(query);

describe('the demo', () => {
  test.each([
    ['merchant', 14],
    ['channel', 3],
    ['card_bin', 10],
    ['cardholder', 60],
    ['card', 5_000],
    ['invoice', 40],
  ])('has the expected number of rows in %s: %i', async (table, count) => {
    expect(await rowsOf(`select count(*)::int as count from ${table}`)).toEqual([{ count }]);
  });

  test('the first company has 4,600 cards', async () => {
    expect(
      await rowsOf(`select count(*)::int as count from card where company_id = '${demoCompanies.aldermoor}'`),
    ).toEqual([{ count: 4_600 }]);
  });

  test('there are merchants in every status and cards in every state', async () => {
    const merchants = await countsOf('select status as name, count(*)::int as count from merchant group by 1');
    expect(merchants.map(({ name }) => name).sort()).toEqual([
      'ACTIVE',
      'CLOSED',
      'DRAFT',
      'PENDING_REVIEW',
      'REJECTED',
      'SUSPENDED',
    ]);
    const last = await countsOf(`
      select coalesce(case when c.status in ('ACTIVE') and c.valid_to < date '2026-03-09' then 'EXPIRED' end, e.to_state) as name, count(*)::int as count
      from card c join lateral (select to_state from card_status_event e where e.card_id = c.id order by seq desc limit 1) e on true group by 1`);
    expect(last.map(({ name }) => name).sort()).toEqual([...cardStates].sort());
  });

  test('each merchant, cardholder and wallet has audit log entries in chronological order', async () => {
    expect(
      await rowsOf(`
        select h.id from cardholder h where not exists (select from audit_event e
          where e.object_type = 'cardholder' and e.object_id = h.id and e.action = '/cardholder/create'
            and e.actor_id = h.created_by)
        union all select w.id from wallet w where not exists (select from audit_event e
          where e.object_type = 'wallet' and e.object_id = w.id and e.action = '/wallet/create')`),
    ).toEqual([]);
    expect(
      await rowsOf(`
        select h.id from cardholder h join lateral (select e.after ->> 'kycStatus' as status from audit_event e
          where e.object_id = h.id and e.action = '/cardholder/kyc' order by e.seq desc limit 1) last on true
        where last.status <> h.kyc_status`),
    ).toEqual([]);
    expect(
      await rowsOf(`
        select m.id from merchant m left join lateral (
          select e.after ->> 'status' as status, e.actor_id from audit_event e
          where e.object_type = 'merchant' and e.object_id = m.id and e.after ? 'status' order by e.seq desc limit 1
        ) last on true
        where m.status <> coalesce(last.status, 'DRAFT') or not exists (select from audit_event e
          where e.object_type = 'merchant' and e.object_id = m.id and e.action = '/merchant/saveIdentity'
            and e.actor_id = m.created_by and e.at = m.created_at)`),
    ).toEqual([]);
    expect(
      await rowsOf(`
        select one.id from audit_event one join audit_event other
          on other.company_id = one.company_id and other.seq = one.seq + 1 where other.at < one.at`),
    ).toEqual([]);
  });

  test('there are cards frozen by each possible source', async () => {
    const sources = await countsOf(
      "select block_source as name, count(*)::int as count from card where status = 'BLOCKED' group by 1",
    );
    expect(sources.map(({ name }) => name).sort()).toEqual([...blockSources].sort());
  });

  test('each card history begins with the creation, has no gap, and ends before now', async () => {
    expect(
      await rowsOf(`
        select card_id from card_status_event e join card c on c.id = e.card_id group by card_id, c.version, c.created_at
        having max(seq) <> count(*) or min(seq) <> 1 or c.version <> count(*) or min(at) <> c.created_at or max(at) > '${testNow.toISOString()}'`),
    ).toEqual([]);
    expect(
      await rowsOf(`
        select e.card_id from card_status_event e join card_status_event before on before.card_id = e.card_id and before.seq = e.seq - 1
        where e.from_state is distinct from before.to_state or e.at < before.at`),
    ).toEqual([]);
    expect(
      await rowsOf('select id from card c where not exists (select 1 from card_status_event e where e.card_id = c.id)'),
    ).toEqual([]);
  });

  test('twelve groups with all four rule types and eight wallets have cards without a balance', async () => {
    const [pools] = await rowsOf(`
      select (select count(*)::int from share_group) as groups, (select count(*)::int from wallet) as wallets,
        (select count(distinct rule ->> 'type')::int from share_group) as types,
        (select count(*)::int from card where share_group_id is not null) > 50 as group_cards,
        (select count(*)::int from card where wallet_id is not null) > 20 as wallet_cards`);
    expect(pools).toEqual({ groups: 12, wallets: 8, types: 4, group_cards: true, wallet_cards: true });
    expect(
      await rowsOf(`
        select c.id from card c join ledger_account a on a.id = c.ledger_account_id
        left join share_group g on g.id = c.share_group_id left join wallet w on w.id = c.wallet_id
        where c.funding_mode = 'SHARE' and (a.balance <> 0 or c.limit_minor > coalesce(g.deposit_minor, w.deposit_minor)
          or c.merchant_id <> coalesce(g.merchant_id, w.merchant_id))`),
    ).toEqual([]);
    // A cancelled group or wallet has no money.
    expect(
      await rowsOf(`
        select a.id from ledger_account a join (select ledger_account_id, status from share_group
          union all select ledger_account_id, status from wallet) p on p.ledger_account_id = a.id
        where p.status = 'CANCELLED' and (a.balance <> 0 or a.hold_out <> 0 or a.status <> 'CLOSED')`),
    ).toEqual([]);
  });

  test('the ledger balances for each entry, each account, and in total', async () => {
    const signed = "case l.side when 'D' then l.amount_minor else -l.amount_minor end";
    expect(await rowsOf(`select entry_id from ledger_line l group by entry_id having sum(${signed}) <> 0`)).toEqual([]);
    expect(
      await rowsOf(`
        select a.id from ledger_account a left join ledger_line l on l.account_id = a.id group by a.id
        having a.posted_debit - a.posted_credit <> coalesce(sum(${signed}), 0)`),
    ).toEqual([]);
    expect(
      await rowsOf('select currency from ledger_account group by 1 having sum(posted_debit) <> sum(posted_credit)'),
    ).toEqual([]);
  });

  test('only overdrawn accounts are below zero, and cancelled or failed cards have no balance', async () => {
    expect(
      await rowsOf(
        'select l.id from ledger_line l join ledger_account a on a.id = l.account_id where not a.allow_negative and not a.overdrawn and l.balance_after_minor < 0',
      ),
    ).toEqual([]);
    expect(
      await rowsOf(`
        select c.id from card c join ledger_account a on a.id = c.ledger_account_id
        where (c.status = 'CANCELLED' or c.create_status = 'FAILED') and a.balance <> 0`),
    ).toEqual([]);
  });

  test('25 card cancellations are open, and 6 of them have a balance mismatch', async () => {
    const open = "kind = 'CARD_CANCEL' and state in ('PENDING', 'STUCK')";
    expect(await rowsOf(`select count(*)::int as count from review where ${open}`)).toEqual([{ count: 25 }]);
    expect(await rowsOf("select count(*)::int as count from card where cancel_state = 'MISMATCH'")).toEqual([
      { count: 6 },
    ]);
  });

  test('cards that wait for a channel have an open order, and no other card has one', async () => {
    expect(
      await rowsOf(`
        select c.id from card c where (c.create_status in ('CREATING', 'PENDING') or c.cancel_state = 'EXECUTING') <>
          exists (select 1 from card_order o where o.card_id = c.id and o.finished_at is null)`),
    ).toEqual([]);
  });

  test('frozen cards have internal notes by the platform, and merchant notes by platform and merchant', async () => {
    expect(
      await rowsOf(`
        select n.audience, u.account_type as by from note n join app_user u on u.id = n.author_id
        where n.company_id = '${demoCompanies.aldermoor}' group by 1, 2 order by 1, 2`),
    ).toEqual([
      { audience: 'INTERNAL', by: 'WHITELABEL' },
      { audience: 'MERCHANT', by: 'MERCHANT' },
      { audience: 'MERCHANT', by: 'WHITELABEL' },
    ]);
  });

  test('only the intended accounts are below their threshold, and closed accounts have no balance', async () => {
    const accounts = await rowsOf<{ balance: string; threshold: string | null; status: string }>(
      'select la.balance, a.low_balance_threshold_minor as threshold, a.status from account a join ledger_account la on la.id = a.ledger_account_id',
    );
    const wanted = demoMerchants.flatMap(({ low }) => low).length;
    expect(
      accounts.filter(({ balance, threshold }) => threshold !== null && BigInt(balance) < BigInt(threshold)),
    ).toHaveLength(wanted);
    expect(accounts.filter(({ status }) => status === 'CLOSED').every(({ balance }) => balance === '0')).toBe(true);
  });
});

describe('the seed of a demo', () => {
  const person = { id: 'user_x', name: 'X' };
  const staff = { issuer: person, risk: person, support: person, checker: person, merchantOwner: person };

  const make = (seed: number) => {
    const random = createRandom(seed);
    const shop = {
      random,
      vault: testVault,
      holders: makeHolders(random, testNow),
      now: testNow,
      books: createBooks(random),
      numbers: new Set<string>(),
      openEnds: {},
      isUsed: () => false,
    };
    const batches = makeBatches(random, {
      companyId: demoCompanies.aldermoor,
      count: 200,
      pending: 5,
      staff,
      now: testNow,
    });
    const cards = batches.map((batch) => makeCards(shop, batch, staff));
    // Encrypted values are left out, because each encryption uses a fresh key and nonce.
    return JSON.stringify(cards, (name, value: unknown) => {
      if (name === 'number_cipher' || name === 'number_key') return null;
      return typeof value === 'bigint' ? String(value) : value;
    });
  };

  test('creates the same cards each time', () => {
    expect(make(7)).toBe(make(7));
  });

  test('creates different cards for another seed', () => {
    expect(make(7)).not.toBe(make(8));
  });
});
