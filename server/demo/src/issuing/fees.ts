import { addDays, addMonths, dayIn, dayOf } from '@console/contracts';
import type { Currency } from '@console/contracts';
import { toItems } from '@console/server/domains/cards/transactions/fee.query';
import type { FeeItem } from '@console/server/domains/cards/transactions/fee.rules';
import type { NewRow } from '@console/server/platform/db/insert-rows';
import { demoCompanies } from '../ids';
import { demoBins, poolBin } from './channels';
import type { Random } from './random';

/** About ten cents, in minor units of each currency. */
const dime: Partial<Record<Currency, number>> = { USD: 10, EUR: 9, GBP: 8, SGD: 13, THB: 350, VND: 2_500, CNY: 70 };

const itemsOf = (unit: number, [purchase, abroad]: [purchase: string, abroad: string]) => [
  { kind: 'TRANSACTION' as const, rate: purchase, fixed: '0', min: String(unit), max: null, threshold: null },
  { kind: 'CROSS_BORDER' as const, rate: abroad, fixed: '0', min: String(unit * 3), max: null, threshold: null },
  { kind: 'CROSS_CURRENCY' as const, rate: '0.01', fixed: '0', min: null, max: null, threshold: null },
  {
    kind: 'SMALL_TICKET' as const,
    rate: '0',
    fixed: String(unit * 5),
    min: null,
    max: null,
    threshold: String(unit * 50),
  },
];

interface Version {
  from: string;
  to: string | null;
  rates: [purchase: string, abroad: string];
}

/** Age of the current fees in days. */
export const priceChangeDays = 200;

/** Past, current and future fees; the future ones start on the first of a month, at least two days from now. */
function versionsOf({ begin, now }: Span): Version[] {
  const today = dayIn('Asia/Singapore', now);
  const change = addDays(today, -priceChangeDays);
  const next = addMonths(`${addDays(today, 1).slice(0, 7)}-01`, 1);
  return [
    { from: dayOf(begin), to: change, rates: ['0.004', '0.012'] },
    { from: change, to: next, rates: ['0.005', '0.015'] },
    { from: next, to: null, rates: ['0.006', '0.015'] },
  ];
}

interface Span {
  begin: Date;
  now: Date;
}

/** Fields of a fee setting that a lookup needs. */
export interface FeeRow {
  id: string;
  company_id: string;
  bin_id: string;
  effective_from: string;
  effective_to: string | null;
  items: ReturnType<typeof itemsOf>;
}

/** Creates three fee versions for each BIN, the same for all merchants of a company. */
export const feeRows = (random: Random, span: Span): (FeeRow & NewRow<'fee_setting'>)[] =>
  Object.values(demoCompanies).flatMap((companyId) =>
    [...demoBins, poolBin].flatMap(({ id, currency }) =>
      versionsOf(span).map(({ from, to, rates }) => ({
        id: random.id('fee', span.begin),
        company_id: companyId,
        bin_id: id,
        currency,
        effective_from: from,
        effective_to: to,
        items: itemsOf(dime[currency] ?? 10, rates),
        created_at: span.begin,
        created_by: 'system',
      })),
    ),
  );

/** Fees of one day. */
export interface DemoFees {
  id: string;
  items: FeeItem[];
}

/** Returns a lookup of fees by company, BIN and day, as on the platform. */
export function feeBook(
  rows: readonly FeeRow[],
): (key: { companyId: string; binId: string; day: string }) => DemoFees | null {
  const versions = rows.map((row) => ({ row, fees: { id: row.id, items: toItems(row.items) } }));
  return ({ companyId, binId, day }) =>
    versions.find(
      ({ row }) =>
        row.company_id === companyId &&
        row.bin_id === binId &&
        row.effective_from <= day &&
        (row.effective_to === null || day < row.effective_to),
    )?.fees ?? null;
}
