import { addDays, addMonths, dayIn } from '@console/contracts';
import type { Currency } from '@console/contracts';
import type { PricedLine } from '@console/contracts/company';
import { demoCompanies, demoUsers } from '../ids';

/** A planned invoice: payer, period, lines, state and payment. */
export interface Bill {
  companyId: string;
  makerId: string;
  currency: Currency;
  issued: Date;
  period: { from: string; to: string } | null;
  reference: string;
  state: 'APPROVED' | 'CANCELLED' | 'DELETED';
  paid: 'ALL' | 'HALF' | 'NOTHING';
  lines: (PricedLine & { content: string })[];
}

const months = 13;
const { aldermoor, lanshi } = demoCompanies;

interface Payer {
  companyId: string;
  makerId: string;
  currency: Currency;
  /** Monthly prices for the service and for each BIN. */
  monthly: [service: string, bin: string];
  taxRate: string;
  labels: Record<'service' | 'bins' | 'activity' | 'rebate' | 'tax', string>;
}

const payers: Payer[] = [
  {
    companyId: aldermoor,
    makerId: demoUsers['finance.maker'],
    currency: 'USD',
    monthly: ['2400.00', '150.00'],
    taxRate: '216.00',
    labels: {
      service: 'Platform service',
      bins: 'Card BINs in use',
      activity: 'Authorizations',
      rebate: 'Volume rebate',
      tax: 'Service tax',
    },
  },
  {
    companyId: lanshi,
    // The platform creates the invoices of this company.
    makerId: 'system',
    currency: 'CNY',
    monthly: ['9800.00', '600.00'],
    taxRate: '588.00',
    labels: { service: '平台服务费', bins: '在用卡BIN', activity: '授权笔数', rebate: '用量返利', tax: '增值税' },
  },
];

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Day of issue in the time zone of Singapore, which has the same days as both demo companies. */
export const issueDayOf = (issued: Date): string => dayIn('Asia/Singapore', issued);

/**
 * Returns 40 invoices: one for each of the last thirteen months of both companies, and fourteen one-off invoices. Their
 * age is fixed, so that their order and state are the same on every day.
 */
export function bills(now: Date): Bill[] {
  const regular = payers.flatMap((payer) => Array.from({ length: months }, (_, ago) => monthly(payer, ago, now)));
  return [...regular, ...oneOffs(now)].sort((a, b) => a.issued.getTime() - b.issued.getTime());
}

/**
 * Age of the newest invoices. Each earlier invoice was issued 30 days before the next, so that 13 months of invoices
 * are issued after their month.
 */
const newestDays = 8;

/** Invoice for a complete month, which ended some days or weeks earlier. */
function monthly(
  { companyId, makerId, currency, monthly: [service, bin], taxRate, labels }: Payer,
  ago: number,
  now: Date,
): Bill {
  const following = `${issueDayOf(daysBefore(now, newestDays)).slice(0, 7)}-01`;
  const count = 18_000 + 731 * (months - ago);
  return {
    companyId,
    makerId,
    currency,
    issued: daysBefore(now, newestDays + 30 * ago),
    period: { from: addMonths(following, -ago - 1), to: addDays(addMonths(following, -ago), -1) },
    reference: '',
    state: 'APPROVED',
    // The third newest is unpaid and the fourth is paid in part.
    paid: ago === 2 ? 'NOTHING' : ago === 3 ? 'HALF' : 'ALL',
    lines: [
      { type: 'SERVICE', content: labels.service, quantity: '1', rate: service },
      { type: 'BIN', content: labels.bins, quantity: companyId === aldermoor ? '7' : '2', rate: bin },
      { type: 'ACTIVITY', content: labels.activity, quantity: String(count), rate: '0.0125' },
      ...(ago % 3 === 0
        ? [{ type: 'REBATE' as const, content: labels.rebate, quantity: '1', rate: `-${(count / 400).toFixed(2)}` }]
        : []),
      { type: 'TAX', content: labels.tax, quantity: '1', rate: taxRate },
    ],
  };
}

const actions: [companyId: string, reference: string, amount: string, state: Bill['state']][] = [
  [aldermoor, 'Logo on physical sample cards', '480.00', 'APPROVED'],
  [aldermoor, 'Import of cardholders', '1250.00', 'APPROVED'],
  [aldermoor, 'Training, two days', '1800.00', 'APPROVED'],
  [aldermoor, 'Training, two days', '1800.00', 'CANCELLED'],
  [aldermoor, 'Report for the auditor', '640.00', 'APPROVED'],
  [aldermoor, 'Second sandbox', '300.00', 'DELETED'],
  [aldermoor, 'Second sandbox', '350.00', 'APPROVED'],
  [aldermoor, 'Penetration test, our share', '2750.00', 'APPROVED'],
  [aldermoor, 'Express review of a BIN', '900.00', 'CANCELLED'],
  [aldermoor, 'Domain and certificate', '120.00', 'APPROVED'],
  [lanshi, '持卡人数据导入', '5200.00', 'APPROVED'],
  [lanshi, '现场培训', '8600.00', 'CANCELLED'],
  [lanshi, '审计报告', '3100.00', 'APPROVED'],
  [lanshi, '域名与证书', '900.00', 'DELETED'],
];

/** One-off invoices, one about every four weeks. */
const oneOffs = (now: Date): Bill[] =>
  actions.map(([companyId, reference, rate, state], index) => ({
    companyId,
    makerId: companyId === aldermoor ? demoUsers['finance.maker'] : 'system',
    currency: companyId === aldermoor ? 'USD' : 'CNY',
    issued: daysBefore(now, (14 - index) * 27),
    period: null,
    reference,
    state,
    paid: 'ALL',
    lines: [{ type: 'MANUAL', content: reference, quantity: '1', rate }],
  }));
