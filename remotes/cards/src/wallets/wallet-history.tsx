import type { WalletEvent } from '@console/contracts/wallets';
import { formatExact, formatTime } from '@console/i18n';
import { type Query, CallFailed, DaysTimeline, useShown } from '@console/screens';
import { Empty, Skeleton, Surface } from '@console/ui';
import type { TimelineItem } from '@console/ui/card';
import { useTranslation } from 'react-i18next';

const statuses: Record<WalletEvent['deed'], Pick<TimelineItem, 'shape' | 'tone'>> = {
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

/** Events of a wallet, newest first: money, status, new cards and users. */
export function WalletHistory({ query: { result, reload } }: { query: Query<{ list: WalletEvent[] }> }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const itemOf = ({ id, at, actor, deed, amount, count, email }: WalletEvent): TimelineItem => ({
    key: id,
    time: formatTime(at, zone),
    moment: formatExact(at, zone),
    ...statuses[deed],
    title: t(`wallet.event.${deed}`, { count: count ?? 1 }),
    ...(email !== null && { text: email }),
    ...(amount && { amount, signed: true }),
    note: actor,
  });
  return (
    <Surface flush title={t('card.history')}>
      {result.at === 'failed' && (
        <CallFailed title={t('wallet.historyFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && <Skeleton rows={4} />}
      {result.data?.list.length === 0 && <Empty picture="history" title={t('wallet.noHistory')} />}
      {result.data && result.data.list.length > 0 && (
        <DaysTimeline label={t('card.history')} happened={result.data.list} itemOf={itemOf} />
      )}
    </Surface>
  );
}
