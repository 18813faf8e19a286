import { type CardEvent, type CardMove, cardStates } from '@console/contracts/cards';
import { formatDateTime, formatDay, formatMoney, formatTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { type Asked, CallFailed, useDicts, useShown } from '@console/screens';
import { Skeleton, TextLink } from '@console/ui';
import { Timeline, type TimelineItem } from '@console/ui/card';
import { useTranslation } from 'react-i18next';
import { signOf } from '../common/card-signs';
import { transactionHref } from '../common/transaction-pages';
import { cardDicts } from './card-dicts';
import { daysOf, type Happening, happeningsOf, type HistoryPart } from './card-history.rules';

interface CardHistoryProps {
  states: Asked<{ list: CardEvent[] }>;
  moves: Asked<{ list: CardMove[] }>;
  part: HistoryPart;
}

/** Everything that happened to the card, newest first: states with who and why, orders to the channel, money. */
export function CardHistory({ states, moves, part }: CardHistoryProps) {
  const { t } = useTranslation();
  const shown = useShown();
  const itemOf = useTimelineItem();
  const happened = happeningsOf(states.answer.data?.list ?? [], moves.answer.data?.list ?? [], part);
  const broken = [states, moves].find(({ answer }) => answer.at === 'failed');
  const isFirst = [states, moves].some(({ answer }) => answer.at === 'loading' && !answer.data);
  const again = () => [states, moves].forEach(({ answer, reload }) => answer.at === 'failed' && reload());
  return (
    <>
      {broken?.answer.at === 'failed' && (
        <CallFailed title={t('card.historyFailed')} failure={broken.answer.failure} onRetry={again} />
      )}
      {isFirst && <Skeleton rows={4} />}
      <Timeline
        label={t('card.history')}
        groups={daysOf(happened, shown.zone).map(({ day, ofDay }) => ({
          // A calendar day has no zone of its own.
          label: formatDay(day, { ...shown, zone: 'UTC' }),
          items: ofDay.map(itemOf),
        }))}
      />
    </>
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

function useTimelineItem(): (one: Happening) => TimelineItem {
  const { zone } = useShown();
  const stateOf = useStateItem();
  const moveOf = useMoveItem();
  return (one) => ({
    time: formatTime(one.at, zone),
    moment: formatDateTime(one.at, zone),
    ...(one.kind === 'STATE' ? stateOf(one.event) : moveOf(one.move)),
  });
}

type Told = Omit<TimelineItem, 'time' | 'moment'>;

function useStateItem(): (event: CardEvent) => Told {
  const { label } = useDicts(cardDicts);
  const reasonOf = ({ reason, to }: CardEvent) => {
    if (!reason) return undefined;
    return label(isState(reason) ? 'card_state' : (reasonDicts[to] ?? 'card_state'), reason);
  };
  return (event) => {
    const { state, shape } = signOf(event.to);
    const who = [event.actor, label('card_event_source', event.by)];
    return {
      key: String(event.seq),
      shape,
      tone: state,
      title: label('card_state', event.to),
      text: reasonOf(event),
      note: [...who, event.note].filter(Boolean).join(' · '),
    };
  };
}

const orderTones: Partial<Record<string, Pick<TimelineItem, 'shape' | 'tone'>>> = {
  SUCCESS: { shape: 'check', tone: 'ok' },
  FAILED: { shape: 'cross', tone: 'bad' },
  CANCELLED: { shape: 'dash', tone: 'mute' },
};

function useMoveItem(): (move: CardMove) => Told {
  const { t } = useTranslation();
  const { navigate } = useShell();
  return ({ key, kind, what, state, error, amount, balanceAfter, transaction }) =>
    kind === 'ORDER'
      ? {
          key,
          ...(orderTones[state ?? ''] ?? { shape: 'ring', tone: 'warn' }),
          title: t(`card.order.${what}`),
          text: t(`card.orderState.${state}`),
          ...(error !== null && { note: error }),
        }
      : {
          key,
          shape: 'half',
          tone: 'mute',
          title: t(`card.money.${what}`),
          text: transaction ? (
            <TextLink href={transactionHref(transaction.id)} onNavigate={navigate}>
              {transaction.shop}
            </TextLink>
          ) : undefined,
          signed: true,
          ...(amount && { amount }),
          ...(balanceAfter && { note: t('card.balanceAfter', { amount: formatMoney(balanceAfter) }) }),
        };
}
