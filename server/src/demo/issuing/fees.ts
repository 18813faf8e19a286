import type { Currency } from '@console/contracts';
import { demoBins } from './channels';
import { demoCompanies } from '../ids';
import type { Random } from './random';

/** About ten cents, in minor units of each currency. */
const dime: Partial<Record<Currency, number>> = { USD: 10, EUR: 9, GBP: 8, SGD: 13, THB: 350, VND: 2_500, CNY: 70 };

const itemsOf = (unit: number) => [
  { kind: 'TRANSACTION', rate: '0.005', fixed: '0', min: String(unit), max: null, threshold: null },
  { kind: 'CROSS_BORDER', rate: '0.015', fixed: '0', min: String(unit * 3), max: null, threshold: null },
  { kind: 'CROSS_CURRENCY', rate: '0.01', fixed: '0', min: null, max: null, threshold: null },
  { kind: 'SMALL_TICKET', rate: '0', fixed: String(unit * 5), min: null, max: null, threshold: String(unit * 50) },
];

/** One set of prices for each BIN, the same for every merchant of a company. */
export const feeRows = (random: Random, at: Date): Record<string, unknown>[] =>
  Object.values(demoCompanies).flatMap((companyId) =>
    demoBins.map(({ id, currency }) => ({
      id: random.id('fee', at),
      company_id: companyId,
      bin_id: id,
      currency,
      effective_from: at.toISOString().slice(0, 10),
      items: itemsOf(dime[currency] ?? 10),
      created_at: at,
      created_by: 'system',
    })),
  );
