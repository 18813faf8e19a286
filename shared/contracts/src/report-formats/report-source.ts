import { z } from '@console/contracts/zod';

/** Data sources of reports. Reports cannot read other data. */
export const reportSources = ['CARDS', 'TRANSACTIONS', 'CARDHOLDERS', 'ACCOUNTS', 'USERS', 'AUDIT'] as const;
export type ReportSource = (typeof reportSources)[number];

/** Filters of a source. */
export interface ReportSourceFacts {
  /** Name of its date filter; null if its rows have no timestamp. */
  days: string | null;
  /** Name of its status filter, and the dictionary of its codes; null if its rows have no status. */
  status: { field: string; dict: string } | null;
  /** Its rows have a currency. */
  hasCurrency: boolean;
}

/** Filters of each source. */
export const reportSourceFacts: Record<ReportSource, ReportSourceFacts> = {
  CARDS: { days: 'created', status: { field: 'state', dict: 'card_state' }, hasCurrency: true },
  TRANSACTIONS: { days: 'at', status: { field: 'status', dict: 'transaction_status' }, hasCurrency: true },
  CARDHOLDERS: { days: null, status: { field: 'status', dict: 'holder_status' }, hasCurrency: false },
  ACCOUNTS: { days: null, status: null, hasCurrency: true },
  USERS: { days: null, status: { field: 'status', dict: 'user_status' }, hasCurrency: false },
  AUDIT: { days: 'at', status: { field: 'result', dict: 'audit_result' }, hasCurrency: false },
};

/** Source that the user can export, with its columns. */
export const reportSourceChoice = z.strictObject({
  source: z.enum(reportSources),
  columns: z.array(z.strictObject({ field: z.string(), title: z.string() })),
  /** Columns by which its rows can be sorted. */
  sortable: z.array(z.string()),
  /** Codes of its status filter. */
  statuses: z.array(z.string()),
});
/** Source that the user can export, with its columns. */
export type ReportSourceChoice = z.infer<typeof reportSourceChoice>;
