import { listAudit } from '@console/contracts/audit';
import type { CardTransition, CardActivity } from '@console/contracts/cards';
import { useSearchParams } from '@console/remote-kit/router';
import { type Query, CallFailed, DaysTimeline, useRecord } from '@console/screens';
import { useCan } from '@console/session';
import { Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';
import type { Notes } from '../notes/use-notes';
import { useReloadOn } from '../common/use-reload-on';
import { happeningsOf, type HistoryPart } from './card-history.rules';
import { useTimelineItem } from './use-card-timeline';

interface CardHistoryProps {
  cardId: string;
  states: Query<{ list: CardTransition[] }>;
  activities: Query<{ list: CardActivity[] }>;
  notes: Notes;
  part: HistoryPart;
}

/** Timeline of a card, newest first: state transitions, orders, purchases, ledger entries and notes. */
export function CardHistory({ cardId, states, activities, notes, part }: CardHistoryProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const events = states.result.data?.list ?? [];
  const written = notes.result.data?.list ?? [];
  const auditIdAt = useAuditLines(cardId, events.length + written.length);
  const itemOf = useTimelineItem({ cardId, auditIdAt, marked: search.get('entry') });
  const happened = happeningsOf({ events, activities: activities.result.data?.list ?? [], notes: written }, part);
  const query = [states, activities];
  const broken = query.find(({ result }) => result.at === 'failed');
  const isFirst = query.some(({ result }) => result.at === 'loading' && !result.data);
  const again = () => query.forEach(({ result, reload }) => result.at === 'failed' && reload());
  return (
    <>
      {broken?.result.at === 'failed' && (
        <CallFailed title={t('card.historyFailed')} failure={broken.result.failure} onRetry={again} />
      )}
      {isFirst && <Skeleton rows={4} />}
      {(happened.length > 0 || (!isFirst && !broken)) && (
        <DaysTimeline label={t('card.history')} happened={happened} itemOf={itemOf} />
      )}
    </>
  );
}

/** Audit log entry by time: an action and its entry have the time of one transaction. Reloaded when `turn` changes. */
function useAuditLines(cardId: string, turn: number): (at: string) => string | undefined {
  const sees = useCan('admin.audit.view');
  const { result, reload } = useRecord(
    listAudit,
    sees ? { pageSize: 200, filter: { objectType: ['card'], objectId: [cardId] } } : null,
  );
  useReloadOn(turn, reload);
  const ids = new Map(result.data?.list.map(({ id, at }) => [at, id]));
  return (at) => ids.get(at);
}
