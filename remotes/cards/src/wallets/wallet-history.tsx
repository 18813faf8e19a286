import type { WalletEvent } from '@console/contracts/wallets';
import { formatDate, formatDateTime, formatDay, formatTime } from '@console/i18n';
import { type Asked, CallFailed, useShown } from '@console/screens';
import { Empty, Skeleton, Surface } from '@console/ui';
import { Timeline, type TimelineItem } from '@console/ui/card';
import { useTranslation } from 'react-i18next';

const signs: Record<WalletEvent['deed'], Pick<TimelineItem, 'shape' | 'tone'>> = {
  CREATED: { shape: 'dot', tone: 'ok' },
  TOPUP: { shape: 'half', tone: 'mute' },
  WITHDRAW: { shape: 'half', tone: 'mute' },
  FROZEN: { shape: 'diamond', tone: 'info' },
  UNFROZEN: { shape: 'dot', tone: 'ok' },
  CANCELLED: { shape: 'cross', tone: 'mute' },
  CARDS: { shape: 'check', tone: 'ok' },
  INVITED: { shape: 'ring', tone: 'info' },
  WITHDRAWN: { shape: 'dash', tone: 'mute' },
  REMOVED: { shape: 'cross', tone: 'mute' },
};

/** What happened to a wallet, newest first: money, its status, cards that were made and users. */
export function WalletHistory({ asked: { answer, reload } }: { asked: Asked<{ list: WalletEvent[] }> }) {
  const { t } = useTranslation();
  const shown = useShown();
  const { zone } = shown;
  const itemOf = ({ id, at, actor, deed, amount, count, email }: WalletEvent): TimelineItem => ({
    key: id,
    time: formatTime(at, zone),
    moment: formatDateTime(at, zone),
    ...signs[deed],
    title: t(`wallet.event.${deed}`, { count: count ?? 1 }),
    ...(email !== null && { text: email }),
    ...(amount && { amount, signed: true }),
    note: actor,
  });
  const groups = daysOf(answer.data?.list ?? [], zone).map(({ day, events }) => ({
    // A calendar day has no zone of its own.
    label: formatDay(day, { ...shown, zone: 'UTC' }),
    items: events.map(itemOf),
  }));
  return (
    <Surface flush title={t('card.history')}>
      {answer.at === 'failed' && (
        <CallFailed title={t('wallet.historyFailed')} failure={answer.failure} onRetry={() => reload()} />
      )}
      {answer.at === 'loading' && !answer.data && <Skeleton rows={4} />}
      {answer.data?.list.length === 0 ? (
        <Empty title={t('wallet.noHistory')} />
      ) : (
        <Timeline label={t('card.history')} groups={groups} />
      )}
    </Surface>
  );
}

/** The events of each day in the user's time zone, in their order. */
function daysOf(all: readonly WalletEvent[], zone: string): { day: string; events: WalletEvent[] }[] {
  const days = new Map<string, WalletEvent[]>();
  for (const one of all) {
    const day = formatDate(one.at, zone);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].map(([day, events]) => ({ day, events }));
}
