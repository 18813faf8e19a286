import type { InvoiceState } from '@console/contracts/company';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** State of an invoice in the database. Withdrawn invoices are `DELETED` and never returned. */
export type StoredInvoiceState = InvoiceState | 'DELETED';

/** State transitions of an invoice. The states after a review are final. */
export const invoiceTransitions: Transitions<StoredInvoiceState> = {
  PENDING_REVIEW: {
    APPROVED: { by: ['CONSOLE'] },
    // Rejected by a user, or not decided before the deadline.
    CANCELLED: { by: ['CONSOLE', 'SYSTEM'] },
    DELETED: { by: ['CONSOLE'] },
  },
  APPROVED: {},
  CANCELLED: {},
  DELETED: {},
};
