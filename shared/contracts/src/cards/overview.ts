import { z } from '@console/contracts/zod';
import { declineCodes } from './transaction';
import { currencies } from '../currency';
import { money } from '../money';
import { operation } from '../operation';
import { bizdate, i18nText, id, instant } from '../text';

/** Periods of the dashboard in days. Each is compared with the preceding period of the same length. */
export const overviewPeriods = [7, 30, 90] as const;

/** Purchases by the decision on their authorization. */
const outcome = z.strictObject({ approved: z.int(), declined: z.int() });

/** Purchases of a period: captured amounts and open holds, without refunds. */
const periodTotal = outcome.extend({ spent: money });

/** Day of the company, compared with the day one period before. */
export const overviewDay = periodTotal.extend({ day: bizdate, before: money });
export type OverviewDay = z.infer<typeof overviewDay>;

export const overviewBin = outcome.extend({ id: id('bin'), bin: z.string(), name: i18nText });
export type OverviewBin = z.infer<typeof overviewBin>;

/** Purchases in one currency. Amounts in several currencies are never summed. */
export const purchaseOverview = z.strictObject({
  currency: z.enum(currencies),
  /** The selected period; `before` is the preceding period. */
  now: periodTotal,
  before: periodTotal,
  /** Open holds of the period's purchases. */
  held: money,
  /** All days of the period, oldest first. */
  days: z.array(overviewDay),
  /** Decline reasons, most frequent first. */
  declines: z.array(z.strictObject({ code: z.enum(declineCodes), count: z.int() })),
  bins: z.array(overviewBin),
});
export type PurchaseOverview = z.infer<typeof purchaseOverview>;

/** Returns the overview of purchases. The default currency is the one with the most purchases. */
export const readPurchaseOverview = operation({
  path: '/overview/purchases',
  permission: 'cards.transaction.view',
  input: z.strictObject({
    days: z.literal([...overviewPeriods]),
    currency: z.enum(currencies).optional(),
    /**
     * One merchant. There are no filters by card, group or wallet, because purchases are aggregated by merchant, BIN
     * and day.
     */
    merchantId: id('mer').optional(),
  }),
  output: z.strictObject({
    /** Currencies with purchases in the period or the preceding one, most purchases first. */
    currencies: z.array(z.enum(currencies)),
    /** Null if there are no purchases. */
    overview: purchaseOverview.nullable(),
    asOf: instant,
  }),
  reads: true,
});
