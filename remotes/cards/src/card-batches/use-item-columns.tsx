import type { CardBatchItem } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { pageHref } from '@console/screens';
import { Amount, CardNumber, StatusBadge, TextLink } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { itemStatuses } from './batch-state.rules';

/** Columns for the results of a batch's cards. */
export function useItemColumns(): Column<CardBatchItem>[] {
  const { t } = useTranslation();
  const { navigate } = useShell();
  return useMemo(
    () => [
      { key: 'seq', title: t('batch.seq'), width: 56, align: 'end', render: ({ seq }) => seq },
      { key: 'alias', title: t('card.alias'), width: 160, render: ({ alias }) => <span title={alias}>{alias}</span> },
      {
        key: 'state',
        title: t('batch.result'),
        width: 136,
        render: ({ state }) => <StatusBadge {...itemStatuses[state]} label={t(`batch.item.${state}`)} />,
      },
      {
        key: 'card',
        title: t('card.number'),
        width: 188,
        render: ({ card }) =>
          card ? (
            <TextLink quiet href={pageHref('cards-balance-view-card-detail', { id: card.id })} onNavigate={navigate}>
              <CardNumber number={card.number} />
            </TextLink>
          ) : (
            '–'
          ),
      },
      {
        key: 'deposit',
        title: t('batch.item.deposit'),
        width: 112,
        align: 'end',
        render: ({ deposit }) => <Amount value={deposit} />,
      },
      {
        key: 'limit',
        title: t('card.limit'),
        width: 112,
        align: 'end',
        render: ({ limit }) => (limit ? <Amount value={limit} /> : '–'),
      },
      { key: 'cardholder', title: t('card.cardholder'), width: 120, render: ({ cardholder }) => cardholder ?? '–' },
      {
        key: 'message',
        title: t('batch.reason'),
        width: 320,
        render: ({ message }) => message !== null && <span title={message}>{message}</span>,
      },
    ],
    [t, navigate],
  );
}
