import { type Card, listCards } from '@console/contracts/cards';
import { formatDate } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { CallFailed, useDicts, useRecord, useShown } from '@console/screens';
import { Amount, CardNumber, Count, Empty, Skeleton, StatusBadge, Surface, TextLink } from '@console/ui';
import { type Column, DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { holderDicts } from './holder-dicts';
import { cardHref } from './holder-pages';
import { cardStatuses } from '../common/card-statuses';

/** The newest cards of a holder. */
const shownMax = 50;

export function HolderCards({ id }: { id: string }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { result, reload } = useRecord(listCards, { filter: { cardholderId: [id] }, pageSize: shownMax });
  const columns = useCardColumns();
  const page = result.data;
  return (
    <Surface flush title={t('holder.cardsOf')} extra={page && <Count value={page.total} />}>
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

function useCardColumns(): Column<Card>[] {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { label } = useDicts(holderDicts);
  const { zone } = useShown();
  return [
    {
      key: 'number',
      title: t('card.number'),
      width: 188,
      render: ({ id, number }) => (
        <TextLink quiet href={cardHref(id)} onNavigate={navigate}>
          <CardNumber number={number} />
        </TextLink>
      ),
    },
    { key: 'alias', title: t('card.alias'), render: ({ alias }) => <span title={alias}>{alias}</span> },
    {
      key: 'state',
      title: t('card.state'),
      width: 144,
      render: ({ state }) => <StatusBadge {...cardStatuses[state]} label={label('card_state', state)} />,
    },
    {
      key: 'balance',
      title: t('card.balance'),
      width: 128,
      align: 'end',
      render: ({ balance }) => <Amount value={balance} />,
    },
    {
      key: 'createdAt',
      title: t('card.createdAt'),
      width: 112,
      align: 'end',
      render: ({ createdAt }) => formatDate(createdAt, zone),
    },
  ];
}
