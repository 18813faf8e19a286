import { listAudit } from '@console/contracts/audit';
import type { CardEvent, CardMove } from '@console/contracts/cards';
import { useSearchParams } from '@console/remote-kit/router';
import { type Asked, CallFailed, useRecord } from '@console/screens';
import { useCan } from '@console/session';
import { Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { DaysTimeline } from '../common/days-timeline';
import type { Notes } from '../common/use-notes';
import { useReloadOn } from '../common/use-reload-on';
import { happeningsOf, type HistoryPart } from './card-history.rules';
import { useTimelineItem } from './use-card-timeline';

interface CardHistoryProps {
  cardId: string;
  states: Asked<{ list: CardEvent[] }>;
  moves: Asked<{ list: CardMove[] }>;
  notes: Notes;
  part: HistoryPart;
}

/** Everything that happened to the card, newest first: states with who and why, orders, purchases, money, notes. */
export function CardHistory({ cardId, states, moves, notes, part }: CardHistoryProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const events = states.answer.data?.list ?? [];
  const written = notes.answer.data?.list ?? [];
  const auditIdAt = useAuditLines(cardId, events.length + written.length);
  const itemOf = useTimelineItem({ cardId, auditIdAt, marked: search.get('entry') });
  const happened = happeningsOf({ events, moves: moves.answer.data?.list ?? [], notes: written }, part);
  const asked = [states, moves];
  const broken = asked.find(({ answer }) => answer.at === 'failed');
  const isFirst = asked.some(({ answer }) => answer.at === 'loading' && !answer.data);
  const again = () => asked.forEach(({ answer, reload }) => answer.at === 'failed' && reload());
  return (
    <>
      {broken?.answer.at === 'failed' && (
        <CallFailed title={t('card.historyFailed')} failure={broken.answer.failure} onRetry={again} />
      )}
      {isFirst && <Skeleton rows={4} />}
      {(happened.length > 0 || (!isFirst && !broken)) && (
        <DaysTimeline label={t('card.history')} happened={happened} itemOf={itemOf} />
      )}
    </>
  );
}

/** The audit line of a moment: a deed and its line are of one transaction. Asked again when there is more to tell. */
function useAuditLines(cardId: string, turn: number): (at: string) => string | undefined {
  const sees = useCan('admin.audit.view');
  const { answer, reload } = useRecord(
    listAudit,
    sees ? { pageSize: 200, filter: { objectType: 'card', objectId: cardId } } : null,
  );
  useReloadOn(turn, reload);
  const ids = new Map(answer.data?.list.map(({ id, at }) => [at, id]));
  return (at) => ids.get(at);
}
