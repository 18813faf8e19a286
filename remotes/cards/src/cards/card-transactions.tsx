import { listTransactions, type Transaction } from '@console/contracts/cards';
import { formatRecent } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { CallFailed, useDicts, useNow, useRecord, useShown } from '@console/screens';
import { Amount, Empty, Moment } from '@console/ui';
import { type Column, DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { transactionDicts } from '../purchases/transaction-dicts';
import { transactionsHref } from '../purchases/transaction-pages';
import { PhaseCell } from '../purchases/transaction-state';

/** Last transactions of a card. */
export function CardTransactions({ cardId }: { cardId: string }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const columns = useColumns();
  const { result, reload } = useRecord(listTransactions, { pageSize: 10, filter: { cardId: [cardId] } });
  const open = ({ id }: Transaction) => navigate(transactionsHref({ cardId, txn: id }));
  if (result.at === 'failed')
    return <CallFailed title={t('transactions.failed')} failure={result.failure} onRetry={() => reload()} />;
  return (
    <DataTable
      label={t('transactions.title')}
      columns={columns}
      rows={result.data?.list ?? []}
      rowKey={({ id }) => id}
      onRowOpen={open}
      loading={result.at === 'loading'}
      placeholder={<Empty picture="history" title={t('card.noTransactions')} />}
    />
  );
}

function useColumns(): Column<Transaction>[] {
  const { t } = useTranslation();
  const { label } = useDicts(transactionDicts);
  const shown = useShown();
  const now = useNow();
  return [
    {
      key: 'at',
      narrow: 'second',
      title: t('transaction.at'),
      width: 136,
      render: ({ at }) => (
        <Moment at={at} zone={shown.zone}>
          {formatRecent(at, now, shown)}
        </Moment>
      ),
    },
    { key: 'shop', narrow: 'first', title: t('transaction.shop'), render: ({ shop }) => shop.name },
    {
      key: 'phase',
      narrow: 'end',
      title: t('transaction.phase'),
      width: 148,
      render: (row) => <PhaseCell transaction={row} label={label} />,
    },
    {
      key: 'billed',
      narrow: 'end',
      title: t('transaction.billed'),
      width: 128,
      align: 'end',
      render: ({ billed }) => <Amount value={billed} />,
    },
  ];
}
