import { codes, toMinor } from '@console/contracts';
import { listAccounts, listMerchantOptions } from '@console/contracts/accounts';
import {
  createCard,
  freezeCard,
  listTransactions,
  readCard,
  simulateAuthorization,
  simulateClearing,
  simulateExpiry,
  simulateRefund,
  simulateReversal,
  readPurchaseOverview,
} from '@console/contracts/cards';
import { foldPurchases } from '../transactions/purchase-tally.store';
import { draftOf } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { counted } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

let console_: TestApp;
let operations: Record<string, string>;
beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  operations = await console_.signIn('operations');
});
afterAll(() => console_.close());

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const grocer = { shopName: 'Corner Grocer', mcc: '5411', shopCountry: 'US' };

async function newCard(deposit: string): Promise<string> {
  const draft = await draftOf(console_, operations, '40001201', { deposit: usd(deposit) });
  return (await console_.call(createCard, draft, operations)).card.id;
}

const pay = (cardId: string, amount: string) =>
  console_.call(simulateAuthorization, { cardId, amount: usd(amount), ...grocer }, operations);

/** Overview of the last seven days in USD. */
async function report(headers = operations) {
  const { overview } = await console_.call(readPurchaseOverview, { days: 7, currency: 'USD' }, headers);
  if (!overview) throw new Error('No purchase was told.');
  return overview;
}
const minor = ({ amount }: { amount: string }) => toMinor(amount, 'USD') ?? 0n;

/** Changes of the overview by an action, in minor units and counts. */
async function changeBy(action: () => Promise<unknown>) {
  const before = await report();
  await action();
  const after = await report();
  return {
    approved: after.now.approved - before.now.approved,
    declined: after.now.declined - before.now.declined,
    spent: minor(after.now.spent) - minor(before.now.spent),
    held: minor(after.held) - minor(before.held),
  };
}

const lines = sql`select company_id, merchant_id, channel_id, bin_id, currency, day, decline_code,
  sum(purchases)::bigint as purchases, sum(spent)::bigint as spent, sum(held)::bigint as held
  from purchase_tally group by 1, 2, 3, 4, 5, 6, 7 having sum(purchases) <> 0 or sum(spent) <> 0`;

/** Tally rows that differ from the purchases. */
const wrongKinds = async () => {
  const { rows } = await console_.database.owner.execute(
    sql`
      (${lines} except select * from purchase_tally_now) union all (select * from purchase_tally_now except ${lines})`,
    tables.purchase_tally_now,
  );
  return rows;
};

describe('the amount spent', () => {
  it('is the sum of holds and captures, without reversals and refunds', async () => {
    const card = await newCard('500.00');
    const steps = [];
    let transactionId = '';
    steps.push(await changeBy(async () => (transactionId = (await pay(card, '100.00')).id)));
    steps.push(
      await changeBy(() => console_.call(simulateReversal, { transactionId, amount: usd('30.00') }, operations)),
    );
    steps.push(
      await changeBy(() => console_.call(simulateClearing, { transactionId, amount: usd('70.00') }, operations)),
    );
    steps.push(
      await changeBy(() => console_.call(simulateRefund, { transactionId, amount: usd('20.00') }, operations)),
    );
    expect(steps).toEqual([
      { approved: 1, declined: 0, spent: 10_000n, held: 10_000n },
      { approved: 0, declined: 0, spent: -3_000n, held: -3_000n },
      { approved: 0, declined: 0, spent: 0n, held: -7_000n },
      { approved: 0, declined: 0, spent: -2_000n, held: 0n },
    ]);
  });

  it('does not include an expired authorization', async () => {
    const card = await newCard('500.00');
    const { id: transactionId } = await pay(card, '40.00');
    const change = await changeBy(() => console_.call(simulateExpiry, { transactionId }, operations));
    expect(change).toMatchObject({ spent: -4_000n, held: -4_000n });
  });

  it('does not include a declined purchase, which is counted with its reason and BIN', async () => {
    const id = await newCard('50.00');
    const { version } = await console_.call(readCard, { id }, operations);
    await console_.call(freezeCard, { id, version, reason: 'SUSPICIOUS' }, operations);
    const before = await report();
    expect(await changeBy(() => pay(id, '10.00'))).toEqual({ approved: 0, declined: 1, spent: 0n, held: 0n });
    const after = await report();
    const blocked = (overview: typeof after) =>
      overview.declines.find(({ code }) => code === 'CARD_BLOCKED')?.count ?? 0;
    const declined = (overview: typeof after) => overview.bins.find(({ bin }) => bin === '40001201')?.declined ?? 0;
    expect(blocked(after) - blocked(before)).toBe(1);
    expect(declined(after) - declined(before)).toBe(1);
  });
});

describe('an overview period', () => {
  it('has all its days up to today, and its totals are the sums of the days', async () => {
    const { days, now, before } = await report();
    expect(days).toHaveLength(7);
    expect(days.at(-1)?.day).toBe(console_.clock.now.toISOString().slice(0, 10));
    expect(days.reduce((sum, { spent }) => sum + minor(spent), 0n)).toBe(minor(now.spent));
    expect(days.reduce((sum, one) => sum + minor(one.before), 0n)).toBe(minor(before.spent));
  });

  it('is compared with the previous period', async () => {
    const spent = minor((await report()).now.spent);
    console_.clock.advance(7 * 86_400);
    const later = await report(await console_.signIn('operations'));
    expect(minor(later.before.spent)).toBe(spent);
    console_.clock.advance(-7 * 86_400);
  });

  it('has one currency, by default the one with the most purchases', async () => {
    const { currencies, overview } = await console_.call(readPurchaseOverview, { days: 90 }, operations);
    expect(overview?.currency).toBe(currencies[0]);
    const all = await console_.call(listTransactions, { pageSize: 10 }, operations);
    expect((overview?.now.approved ?? 0) + (overview?.now.declined ?? 0)).toBeLessThan(all.total);
  });
});

describe('the overview of one merchant', () => {
  const ofMerchant = (merchantId: string, headers = operations) =>
    console_.call(readPurchaseOverview, { days: 90, currency: 'USD', merchantId }, headers);

  it('has its own purchases, and the purchases of all merchants add up to the total', async () => {
    const { overview: all } = await console_.call(readPurchaseOverview, { days: 90, currency: 'USD' }, operations);
    const { list } = await console_.call(listMerchantOptions, {}, operations);
    const each = await Promise.all(list.map(({ id }) => ofMerchant(id)));
    const reported = each.flatMap(({ overview }) => overview ?? []);
    expect(reported.length).toBeGreaterThan(1);
    expect(reported.reduce((sum, { now }) => sum + now.approved, 0)).toBe(all?.now.approved);
    expect(reported.reduce((sum, { now }) => sum + minor(now.spent), 0n)).toBe(all && minor(all.now.spent));
  });

  it('is empty for a merchant outside the data scope', async () => {
    const { list } = await console_.call(listMerchantOptions, {}, operations);
    const mine = await console_.signIn('merchant.owner');
    const own = (await console_.call(listMerchantOptions, {}, mine)).list.map(({ id }) => id);
    const other = list.find(({ id }) => !own.includes(id));
    expect(await ofMerchant(other?.id ?? '', mine)).toMatchObject({ currencies: [], overview: null });
    expect(await ofMerchant(other?.id ?? '', await console_.signIn('owner.zh'))).toMatchObject({ overview: null });
  });
});

describe('the overview', () => {
  it('is refused without the permission to view purchases', async () => {
    const response = await console_.post('/overview/purchases', { days: 7 }, await console_.signIn('developer'));
    expect(response.code).toBe(codes.noPermission);
  });

  it("of a merchant user has only that merchant's purchases", async () => {
    const merchant = await console_.signIn('merchant.owner');
    const mine = (await report(merchant)).now;
    const all = (await report()).now;
    expect(mine.approved).toBeLessThan(all.approved);
    const { list } = await console_.call(listAccounts, { pageSize: 10 }, merchant);
    const { rows } = await console_.database.owner.execute(
      sql`
        select count(*)::int as count from card_transaction where type = 'PURCHASE' and currency = 'USD'
          and phase <> 'DECLINED'
          and (at at time zone 'Asia/Singapore')::date > ${console_.clock.now.toISOString()}::date - 7
          and merchant_id = ${list[0]?.merchant.id ?? ''}`,
      counted,
    );
    expect(mine.approved).toBe(rows[0]?.count ?? 0);
  });
});

it('the tally follows every purchase, and merging its rows changes no sum', async () => {
  expect(await wrongKinds()).toEqual([]);
  const change = (what: string, which: string) =>
    console_.database.pool.query(
      `update card_transaction set ${what} where id in (select id from card_transaction where ${which} limit 50)`,
    );
  await change("type = 'VERIFICATION'", "phase in ('DECLINED', 'CLEARED') and type = 'PURCHASE'");
  await change("at = at - interval '1 day'", "type = 'PURCHASE'");
  await change("type = 'PURCHASE', at = at - interval '1 day'", "phase = 'CLEARED' and type = 'VERIFICATION'");
  expect(await wrongKinds()).toEqual([]);
  expect(await foldPurchases(console_.database.owner)).toBeGreaterThan(0);
  expect(await wrongKinds()).toEqual([]);
  await expect(
    console_.database.pool
      .query('begin; set local role vcc_app; delete from purchase_tally; commit')
      .finally(() => console_.database.pool.query('rollback')),
  ).rejects.toThrow(/permission denied/);
});
