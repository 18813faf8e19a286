import { z } from '@console/contracts/zod';

/** What a report can be about. Nothing else of the database is ever in one. */
export const reportSources = ['CARDS', 'TRANSACTIONS', 'CARDHOLDERS', 'ACCOUNTS', 'USERS', 'AUDIT'] as const;
export type ReportSource = (typeof reportSources)[number];

/** How rows of a source are narrowed. */
export interface ReportSourceFacts {
  /** Name of its filter by days; null where its rows have no moment. */
  days: string | null;
  /** Name of its filter by status, and the dictionary of its codes; null where its rows have none. */
  status: { field: string; dict: string } | null;
  /** Its rows have a currency. */
  hasCurrency: boolean;
}

/** How rows of each source are narrowed. */
export const reportSourceFacts: Record<ReportSource, ReportSourceFacts> = {
  CARDS: { days: 'created', status: { field: 'state', dict: 'card_state' }, hasCurrency: true },
  TRANSACTIONS: { days: 'at', status: { field: 'status', dict: 'transaction_status' }, hasCurrency: true },
  CARDHOLDERS: { days: null, status: { field: 'status', dict: 'holder_status' }, hasCurrency: false },
  ACCOUNTS: { days: null, status: null, hasCurrency: true },
  USERS: { days: null, status: { field: 'status', dict: 'user_status' }, hasCurrency: false },
  AUDIT: { days: 'at', status: { field: 'result', dict: 'audit_result' }, hasCurrency: false },
};

/** A source that the user may export, with what files of it can show and be ordered by. */
export const reportSourceChoice = z.strictObject({
  source: z.enum(reportSources),
  columns: z.array(z.strictObject({ field: z.string(), title: z.string() })),
  /** Columns that its rows can be ordered by. */
  sortable: z.array(z.string()),
  /** Codes of its filter by status. */
  statuses: z.array(z.string()),
});
/** A source that the user may export, with what files of it can show and be ordered by. */
export type ReportSourceChoice = z.infer<typeof reportSourceChoice>;
