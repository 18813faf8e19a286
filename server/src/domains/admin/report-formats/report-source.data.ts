import type { JobType } from '@console/contracts/areas';
import { auditResults } from '@console/contracts/audit';
import { cardStates, holderStatuses, transactionStatuses } from '@console/contracts/cards';
import type { ReportSource } from '@console/contracts/report-formats';
import { userStatuses } from '@console/contracts/users';

interface SourceData {
  /** Export that provides rows, masks and permission. */
  job: JobType;
  /** Values of its status filter. */
  statuses: readonly string[];
}

/** Sources of reports. */
export const reportSourceData: Record<ReportSource, SourceData> = {
  CARDS: { job: 'CARD_EXPORT', statuses: cardStates },
  TRANSACTIONS: { job: 'TRANSACTION_EXPORT', statuses: transactionStatuses },
  CARDHOLDERS: { job: 'HOLDER_EXPORT', statuses: holderStatuses },
  ACCOUNTS: { job: 'ACCOUNT_EXPORT', statuses: [] },
  USERS: { job: 'USER_EXPORT', statuses: userStatuses },
  AUDIT: { job: 'AUDIT_EXPORT', statuses: auditResults },
};
