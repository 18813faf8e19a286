import { features } from '@console/server/domains';
import { type Money, toMinor } from '@console/contracts';
import { type CardActivity, declineCodes, transactionPhases } from '@console/contracts/cards';
import { verifyBooks } from '@console/server/domains/accounts/ledger/verify.query';
import { findCardActivities } from '@console/server/domains/cards/cards/card-activity.query';
import type { Actor } from '@console/server/platform/context';
import { openEmbedded, type Database } from '@console/server/platform/db/db';
import { inTransaction } from '@console/server/platform/db/transaction';
import { migrate } from '@console/server/platform/db/migrate';
import { syncReference } from '@console/server/platform/reference/reference.store';
import { openTestDatabase } from '@console/server/testing/test-db';
import { testNow, testVault } from '@console/server/testing/test-world';
import { demoCompanies } from './ids';
import { writeChapter } from './purchases/history.store';
import { seedDemo } from './seed-demo';

type Rows = Record<string, unknown>[];
const rowsOf = async ({ pool }: Database, query: string): Promise<Rows> => (await pool.query<Rows[number]>(query)).rows;

const findingsOf = async ({ pool }: Database) => {
  const answers = await Promise.all(
    Object.values(demoCompanies).map((companyId) =>
      inTransaction(pool, { as: 'company', companyId }, (db) => verifyBooks(db, testNow)),
    ),
  );
  return answers.flatMap(({ findings }) => findings);
};

const wrongTallies = `
  (select company_id, merchant_id, channel_id, currency, standing, block_source, valid_to, sum(cards), sum(available)
    from card_tally group by 1, 2, 3, 4, 5, 6, 7 having sum(cards) <> 0 or sum(available) <> 0)
  except select * from card_tally_now`;

const spendable = `select id, (balance - hold_out)::text as available from ledger_account
  where owner_type in ('CARD', 'MERCHANT') order by id`;

const clerkOf = (companyId: string): Actor => ({
  userId: 'user',
  loginName: 'clerk',
  nickname: 'Clerk',
  companyId,
  companyName: { en_US: 'Company', zh_CN: '公司' },
  accountType: 'WHITELABEL',
  merchantIds: null,
  channelId: null,
  memberships: null,
  permissions: new Set(),
  hiddenGroups: new Set(),
  language: 'en_US',
  timezone: 'UTC',
  apiKey: null,
  companyTimezone: 'UTC',
});

/** Balance changes of a card, newest first, read in the same way as by its page. */
async function moneyOf({ pool }: Database, { id, company_id: company }: Rows[number]): Promise<CardActivity[]> {
  const companyId = String(company);
  const activities = await inTransaction(pool, { as: 'company', companyId }, (db) =>
    findCardActivities({ db, actor: clerkOf(companyId) }, String(id)),
  );
  return activities.filter(({ kind }) => kind === 'MONEY');
}

const minorOf = (value: Money | null): bigint => (value ? toMinor(value.amount, value.currency) : null) ?? 0n;

/** Returns true if each balance is the previous balance plus the amount, and the newest is the card's balance. */
const isStatement = (activities: CardActivity[], { balance, lines }: Rows[number]): boolean =>
  minorOf(activities[0]?.balanceAfter ?? null) === BigInt(String(balance)) &&
  activities.every(({ amount, balanceAfter }, n) => {
    const before = activities[n + 1];
    const isFirst = !before && activities.length === Number(lines);
    if (!before && !isFirst) return true;
    return minorOf(before?.balanceAfter ?? null) + minorOf(amount) === minorOf(balanceAfter);
  });

describe('the purchases of the first start', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase('demo');
  });
  afterAll(() => database.close());

  test('are in each stage that a channel can cause', async () => {
    const found = await rowsOf(database, 'select distinct phase from card_transaction');
    expect(new Set(found.map(({ phase }) => phase))).toEqual(new Set(transactionPhases));
  });

  test('leave balances, holds and the hash chain consistent', async () => {
    expect(await findingsOf(database)).toEqual([]);
  });

  test('overdraw three cards and no other account', async () => {
    const below = await rowsOf(
      database,
      `select owner_type from ledger_account where not allow_negative and balance < hold_out`,
    );
    expect(below).toEqual(Array.from({ length: 3 }, () => ({ owner_type: 'CARD' })));
  });

  test('have the fees of their day', async () => {
    expect(
      await rowsOf(
        database,
        `select t.id from card_transaction t join fee_setting f on f.id = t.fee_id join company c on c.id = t.company_id
        where (t.at at time zone c.timezone)::date < f.effective_from or (t.at at time zone c.timezone)::date >= f.effective_to`,
      ),
    ).toEqual([]);
    expect(await rowsOf(database, 'select count(distinct fee_id)::int > 9 as several from card_transaction')).toEqual([
      { several: true },
    ]);
  });

  test('have the decline code in the last step of their trace', async () => {
    expect(
      await rowsOf(
        database,
        `select id from card_transaction where decline_code is not null and trace->-1->>'code' is distinct from decline_code`,
      ),
    ).toEqual([]);
  });
});

describe('the whole history', () => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await openEmbedded({ dataDir: null }));
    await migrate(database.pool);
    await syncReference(database.pool, features);
    await seedDemo(database.pool, { now: testNow, vault: testVault, size: 'full' });
  });
  afterAll(() => database.close());

  test('has 120,000 written or planned purchases', async () => {
    expect(
      await rowsOf(
        database,
        'select (select count(*) from card_transaction)::int + (select sum(purchases) from demo_history)::int as count',
      ),
    ).toEqual([{ count: 120_000 }]);
  });

  test('is written card by card without a change of available balances, and the ledger stays consistent', async () => {
    await rowsOf(
      database,
      `delete from demo_history where card_id not in (select card_id from demo_history h
      join card c on c.id = h.card_id order by c.last4, c.id limit 60)`,
    );
    const planned = await rowsOf(database, 'select sum(purchases)::int as count from demo_history');
    const before = {
      some: await rowsOf(database, 'select id from card_transaction'),
      money: await rowsOf(database, spendable),
    };
    while ((await writeChapter(database.pool)) > 0);
    const after = await rowsOf(database, 'select id, decline_code from card_transaction');
    expect(after.length - before.some.length).toBe(planned[0]?.['count']);
    expect(new Set(after.flatMap(({ decline_code: code }) => code ?? [])).size).toBeGreaterThan(
      declineCodes.length / 2,
    );
    expect(await rowsOf(database, spendable)).toEqual(before.money);
    expect(await rowsOf(database, wrongTallies)).toEqual([]);
    expect(await findingsOf(database)).toEqual([]);
  });

  test('has on each line of a card the previous balance plus the amount, up to the current balance', async () => {
    const cards = await rowsOf(
      database,
      `select c.id, c.company_id, a.balance::text as balance, count(*)::int as lines from card c
      join ledger_account a on a.id = c.ledger_account_id join ledger_line l on l.account_id = a.id group by 1, 2, 3`,
    );
    expect(cards.length).toBeGreaterThan(4_000);
    const wrong = [];
    for (const card of cards) if (!isStatement(await moneyOf(database, card), card)) wrong.push(card['id']);
    expect(wrong).toEqual([]);
  });

  test('skips a card that was changed after the start', async () => {
    const [card] = await rowsOf(
      database,
      `select id, company_id from card where create_status = 'SUCCESS' and id not in
      (select card_id from card_transaction) order by id limit 1`,
    );
    const id = String(card?.['id']);
    await rowsOf(
      database,
      `insert into card_status_event (card_id, seq, company_id, from_state, to_state, by, actor, actor_id, at)
      select '${id}', 99, company_id, 'ACTIVE', 'FROZEN', 'CONSOLE', 'Somebody', 'user_x', '${testNow.toISOString()}'::timestamptz + interval '1 hour'
      from card where id = '${id}'`,
    );
    await rowsOf(
      database,
      `insert into demo_history select id, company_id, 5, 1, '${testNow.toISOString()}' from card where id = '${id}'`,
    );
    expect(await writeChapter(database.pool)).toBe(1);
    expect(await rowsOf(database, `select id from card_transaction where card_id = '${id}'`)).toEqual([]);
    expect(await writeChapter(database.pool)).toBe(0);
  });
});
