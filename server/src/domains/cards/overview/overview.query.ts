import type { Currency, InputOf, OutputOf } from '@console/contracts';
import { declineCodes, type readPurchaseOverview } from '@console/contracts/cards';
import { withinReach } from '../cards/card-reach.query';
import { companyDay } from '../../../platform/clock/company-day.rules';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { type Counted, firstDayOf, overviewOf, type Period } from './overview.rules';
import { int, oneOf, pick, text } from '../../../platform/db/column';
import { currency, i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** Reads only the purchase tally, whose size depends on days, merchants and BINs, not on the number of purchases. */
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

const currencyRow = { currency };

async function findCurrencies(context: Reader, period: Sought): Promise<Currency[]> {
  const { rows } = await context.db.execute(
    sql`
      select c.currency from purchase_tally c where ${within(context, period)}
      group by c.currency having sum(c.purchases) > 0 order by sum(c.purchases) desc, c.currency`,
    currencyRow,
  );
  return rows.map((row) => row.currency);
}

const countedRow = {
  ...pick(tables.purchase_tally, 'bin_id'),
  ...pick(tables.card_bin, 'bin'),
  day: text,
  decline_code: oneOf('', ...declineCodes),
  product_name: i18nText,
  count: int,
  spent: text,
  held: text,
};

async function findCounted(context: Reader, period: Sought, billedIn: Currency): Promise<Counted[]> {
  const { rows } = await context.db.execute(
    sql`
      select counted.*, b.bin, b.product_name from (
        select c.day::text as day, c.decline_code, c.bin_id, sum(c.purchases)::int as count, sum(c.spent)::text as spent,
          sum(c.held)::text as held
        from purchase_tally c where ${within(context, period)} and c.currency = ${billedIn} group by 1, 2, 3) counted
      join card_bin b on b.id = counted.bin_id`,
    countedRow,
  );
  return rows.map((row) => ({
    day: row.day,
    declineCode: row.decline_code === '' ? null : row.decline_code,
    bin: { id: row.bin_id, bin: row.bin, name: row.product_name },
    count: row.count,
    spent: BigInt(row.spent),
    held: BigInt(row.held),
  }));
}
