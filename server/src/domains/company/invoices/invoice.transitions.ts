import type { InvoiceState } from '@console/contracts/company';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** People never see one that its maker took back. */
export type StoredInvoiceState = InvoiceState | 'DELETED';

/** Every change of an invoice. What it ends in is final. */
export const invoiceTransitions: Transitions<StoredInvoiceState> = {
  PENDING_REVIEW: {
    APPROVED: { by: ['CONSOLE'] },
    // Not wanted, or not decided in time.
    CANCELLED: { by: ['CONSOLE', 'SYSTEM'] },
    DELETED: { by: ['CONSOLE'] },
  },
  APPROVED: {},
  CANCELLED: {},
  DELETED: {},
};
