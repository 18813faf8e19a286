import { currencies, type Currency, type I18nText, type InputOf, type OutputOf } from '@console/contracts';
import type { DeclineCode, readPurchaseOverview } from '@console/contracts/cards';
import { withinReach } from '../cards/card-reach.query';
import { companyDay } from '../../../platform/clock/company-day.rules';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { type Counted, firstDayOf, overviewOf, type Period } from './overview.rules';
import { sql, type SQL } from '../../../platform/db/sql';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** From the tally of purchases alone: its lines grow with days, merchants and BINs, not with purchases. */
export async function findPurchaseOverview(
  { days, currency: input, merchantId }: InputOf<typeof readPurchaseOverview>,
  context: Reader,
): Promise<OutputOf<typeof readPurchaseOverview>> {
  const period: Sought = { last: companyDay(context), days, merchantId };
  const used = await findCurrencies(context, period);
  const currency = input ?? used[0];
  return {
    currencies: used,
    overview:
      currency === undefined || used.length === 0
        ? null
        : overviewOf(await findCounted(context, period, currency), period, currency),
    asOf: context.now.toISOString(),
  };
}

interface Sought extends Period {
  merchantId: string | undefined;
}

const within = ({ actor }: Reader, { merchantId, ...period }: Sought): SQL =>
  all([
    ...withinReach(actor),
    ...(merchantId === undefined ? [] : [sql`c.merchant_id = ${merchantId}`]),
    sql`c.day between ${firstDayOf(period)}::date and ${period.last}::date`,
  ]);

async function findCurrencies(context: Reader, period: Sought): Promise<Currency[]> {
  const { rows } = await context.db.execute<{ currency: string }>(sql`
    select c.currency from purchase_tally c where ${within(context, period)}
    group by c.currency having sum(c.purchases) > 0 order by sum(c.purchases) desc, c.currency`);
  return rows.flatMap(({ currency }) => currencies.find((current) => current === currency) ?? []);
}

interface CountedRow extends Record<string, unknown> {
  day: string;
  decline_code: DeclineCode | '';
  bin_id: string;
  bin: string;
  product_name: I18nText;
  count: number;
  spent: string;
  held: string;
}

async function findCounted(context: Reader, period: Sought, currency: Currency): Promise<Counted[]> {
  const { rows } = await context.db.execute<CountedRow>(sql`
    select counted.*, b.bin, b.product_name from (
      select c.day::text as day, c.decline_code, c.bin_id, sum(c.purchases)::int as count, sum(c.spent)::text as spent,
        sum(c.held)::text as held
      from purchase_tally c where ${within(context, period)} and c.currency = ${currency} group by 1, 2, 3) counted
    join card_bin b on b.id = counted.bin_id`);
  return rows.map((row) => ({
    day: row.day,
    declineCode: row.decline_code === '' ? null : row.decline_code,
    bin: { id: row.bin_id, bin: row.bin, name: row.product_name },
    count: row.count,
    spent: BigInt(row.spent),
    held: BigInt(row.held),
  }));
}
