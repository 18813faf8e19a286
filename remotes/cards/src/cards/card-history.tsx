import { type CardEvent, cardStates } from '@console/contracts/cards';
import { formatDateTime, formatDay, formatTime } from '@console/i18n';
import { type Asked, CallFailed, useDicts, useShown } from '@console/screens';
import { Skeleton, Surface } from '@console/ui';
import { Timeline, type TimelineItem } from '@console/ui/card';
import { useTranslation } from 'react-i18next';
import { cardDicts } from './card-dicts';
import { daysOf } from './card-history.rules';
import { signOf } from './card-state';

/** Every state that the card was in: when, who and why, newest first. */
export function CardHistory({ asked: { answer, reload } }: { asked: Asked<{ list: CardEvent[] }> }) {
  const { t } = useTranslation();
  const shown = useShown();
  const itemOf = useTimelineItem();
  const days = daysOf(answer.data?.list ?? [], shown.zone);
  return (
    <Surface flush title={t('card.history')}>
      {answer.at === 'failed' && (
        <CallFailed title={t('card.historyFailed')} failure={answer.failure} onRetry={() => reload()} />
      )}
      {answer.at === 'loading' && !answer.data && <Skeleton rows={4} />}
      <Timeline
        label={t('card.history')}
        groups={days.map(({ day, events }) => ({
          // A calendar day has no zone of its own.
          label: formatDay(day, { ...shown, zone: 'UTC' }),
          items: events.map(itemOf),
        }))}
      />
    </Surface>
  );
}

/** Whose words a reason is, by the state that it led to; other states give another state as their reason. */
const reasonDicts: Partial<Record<string, string>> = {
  FROZEN: 'freeze_reason',
  ACTIVE: 'unfreeze_reason',
  CANCEL_REVIEW: 'cancel_reason',
  CANCELLED: 'cancel_reason',
};

const isState = (reason: string) => cardStates.some((state) => state === reason);

function useTimelineItem(): (event: CardEvent) => TimelineItem {
  const { label } = useDicts(cardDicts);
  const { zone } = useShown();
  const reasonOf = ({ reason, to }: CardEvent) => {
    if (!reason) return undefined;
    return label(isState(reason) ? 'card_state' : (reasonDicts[to] ?? 'card_state'), reason);
  };
  return (event) => {
    const { state, shape } = signOf(event.to);
    const who = [event.actor, label('card_event_source', event.by)];
    return {
      key: String(event.seq),
      time: formatTime(event.at, zone),
      moment: formatDateTime(event.at, zone),
      shape,
      tone: state,
      title: label('card_state', event.to),
      text: reasonOf(event),
      note: [...who, event.note].filter(Boolean).join(' · '),
    };
  };
}
