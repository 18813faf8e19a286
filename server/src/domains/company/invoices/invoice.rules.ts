import type { Invoice, InvoicePayment } from '@console/contracts/company';

interface Facts {
  state: Invoice['state'];
  dueDate: string;
  total: bigint;
  paid: bigint;
}

/** Open amount in minor units; zero unless the invoice is approved. */
export const openOf = ({ state, total, paid }: Pick<Facts, 'state' | 'total' | 'paid'>): bigint =>
  state === 'APPROVED' ? total - paid : 0n;

/** Payment state on a day in the company's time zone; null unless the invoice is approved. */
export function paymentOf({ dueDate, ...facts }: Facts, today: string): InvoicePayment | null {
  if (facts.state !== 'APPROVED') return null;
  if (openOf(facts) === 0n) return 'PAID';
  if (dueDate < today) return 'OVERDUE';
  return facts.paid > 0n ? 'PARTIAL' : 'UNPAID';
}
