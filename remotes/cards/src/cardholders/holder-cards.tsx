import { type Card, type Cardholder, listCards } from '@console/contracts/cards';
import { formatCount } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { badgeOf, CallFailed, useDicts, useRecord, useShown } from '@console/screens';
import { Amount, CardNumber, Count, Empty, Moment, Skeleton, StatusBadge, Surface, TextLink } from '@console/ui';
import { type Column, DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { holderDicts } from './holder-dicts';
import { cardHref } from './holder-pages';
import { cardStatuses } from '../common/card-statuses';

/** Maximum of cards shown, newest first. */
const shownMax = 50;

export function HolderCards({ holder: { id, liveCards } }: { holder: Pick<Cardholder, 'id' | 'liveCards'> }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { result, reload } = useRecord(listCards, { filter: { cardholderId: [id] }, pageSize: shownMax });
  const columns = useCardColumns();
  const page = result.data;
  return (
    <Surface flush title={t('holder.cardsOf')} extra={page && <Counts live={liveCards} total={page.total} />}>
      {result.at === 'failed' && (
        <CallFailed title={t('cards.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !page && <Skeleton rows={4} />}
      {page && (
        <DataTable
          label={t('holder.cardsOf')}
          columns={columns}
          rows={page.list}
          rowKey={(card) => card.id}
          onRowOpen={(card) => navigate(cardHref(card.id))}
          placeholder={<Empty title={t('holder.noCards')} />}
        />
      )}
    </Surface>
  );
}

/** Number of cards as in the list of cardholders, and the number of cancelled and failed cards. */
function Counts({ live, total }: { live: number; total: number }) {
  const { t } = useTranslation();
  const ended = total - live;
  return (
    <>
      <Count value={live} />
      {ended > 0 && <small>{t('holder.endedCards', { count: ended, number: formatCount(ended) })}</small>}
    </>
  );
}

function useCardColumns(): Column<Card>[] {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { label } = useDicts(holderDicts);
  const { zone } = useShown();
  return [
    {
      key: 'number',
      narrow: 'first',
      title: t('card.number'),
      width: 188,
      render: ({ id, number }) => (
        <TextLink quiet href={cardHref(id)} onNavigate={navigate}>
          <CardNumber number={number} />
        </TextLink>
      ),
    },
    {
      key: 'alias',
      narrow: 'second',
      title: t('card.alias'),
      render: ({ alias }) => <span title={alias}>{alias}</span>,
    },
    {
      key: 'state',
      narrow: 'second',
      title: t('card.state'),
      width: 144,
      render: ({ state }) => (
        <StatusBadge {...badgeOf(label, { dict: 'card_state', code: state }, cardStatuses[state])} />
      ),
    },
    {
      key: 'balance',
      narrow: 'end',
      title: t('card.balance'),
      width: 128,
      align: 'end',
      render: ({ balance }) => <Amount value={balance} />,
    },
    {
      key: 'createdAt',
      title: t('card.createdAt'),
      width: 140,
      align: 'end',
      render: ({ createdAt }) => <Moment at={createdAt} zone={zone} />,
    },
  ];
}
