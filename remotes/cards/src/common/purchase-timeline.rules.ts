import type { TransactionDetail, TransactionPosting } from '@console/contracts/cards';
import { formatDate } from '@console/i18n';

type Event = TransactionDetail['events'][number];

/** An event with what it did to the books and the line that the audit log has of it. */
export interface TimelineEvent {
  event: Event;
  posting: TransactionPosting | undefined;
  auditId: string | undefined;
}

interface Known {
  postings: readonly TransactionPosting[];
  auditLines: readonly { id: string; at: string }[];
}

/** Events by day, oldest first, each with its entries and its audit line, which is of the same moment. */
export function purchaseDays(
  events: readonly Event[],
  { postings, auditLines }: Known,
  zone: string,
): { day: string; events: TimelineEvent[] }[] {
  const days = new Map<string, TimelineEvent[]>();
  for (const event of [...events].sort((a, b) => a.seq - b.seq)) {
    const day = formatDate(event.at, zone);
    const known = {
      event,
      posting: postings.find(({ seq }) => seq === event.seq),
      auditId: auditLines.find(({ at }) => at === event.at)?.id,
    };
    days.set(day, [...(days.get(day) ?? []), known]);
  }
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }));
}
