import { z } from '@console/contracts/zod';
import { declineCodes } from './transaction';
import { currencies } from '../currency';
import { money } from '../money';
import { operation } from '../operation';
import { bizdate, i18nText, id, instant } from '../text';

/** How many days the dashboard looks back; each is compared with as many days before. */
export const overviewPeriods = [7, 30, 90] as const;

/** What became of the purchases that were requested. */
const outcome = z.strictObject({ approved: z.int(), declined: z.int() });

/** Purchases of a period: what was collected or is still set aside, without what was given back. */
const periodTotal = outcome.extend({ spent: money });

/** One day of the company, and the day as long before it as the period is long. */
export const overviewDay = periodTotal.extend({ day: bizdate, before: money });
export type OverviewDay = z.infer<typeof overviewDay>;

export const overviewBin = outcome.extend({ id: id('bin'), bin: z.string(), name: i18nText });
export type OverviewBin = z.infer<typeof overviewBin>;

/** Purchases in one currency: amounts of several are never added up. */
export const purchaseOverview = z.strictObject({
  currency: z.enum(currencies),
  /** The period and the one before it. */
  now: periodTotal,
  before: periodTotal,
  /** What is set aside for purchases of the period that are not collected yet. */
  held: money,
  /** Every day of the period, the oldest first. */
  days: z.array(overviewDay),
  /** The most frequent first. */
  declines: z.array(z.strictObject({ code: z.enum(declineCodes), count: z.int() })),
  bins: z.array(overviewBin),
});
export type PurchaseOverview = z.infer<typeof purchaseOverview>;

/** Without a currency, that with the most purchases. */
export const readPurchaseOverview = operation({
  path: '/overview/purchases',
  permission: 'cards.transaction.view',
  input: z.strictObject({
    days: z.literal([...overviewPeriods]),
    currency: z.enum(currencies).optional(),
    /** Of one merchant alone. Pools have none: purchases are counted by merchant, BIN and day, and by no card. */
    merchantId: id('mer').optional(),
  }),
  output: z.strictObject({
    /** Currencies with purchases in the period or before it, the busiest first. */
    currencies: z.array(z.enum(currencies)),
    /** Null where there was no purchase at all. */
    overview: purchaseOverview.nullable(),
    asOf: instant,
  }),
  reads: true,
});
