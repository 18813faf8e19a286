import { listTransactions, type Transaction } from '@console/contracts/cards';
import { formatDateTime, formatRecent } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { CallFailed, useDicts, useNow, useRecord, useShown } from '@console/screens';
import { Amount, Empty, Surface, TextLink } from '@console/ui';
import { type Column, DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { transactionDicts } from '../common/transaction-dicts';
import { transactionsHref } from '../common/transaction-pages';
import { PhaseCell } from '../common/transaction-state';

/** What the card was used for last, and the way to all of it. */
export function CardTransactions({ cardId }: { cardId: string }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const columns = useColumns();
  const { answer, reload } = useRecord(listTransactions, { pageSize: 10, filter: { cardId: [cardId] } });
  const all = transactionsHref({ cardId });
  const open = ({ id }: Transaction) => navigate(transactionsHref({ cardId, txn: id }));
  return (
    <Surface
      flush
      title={t('transactions.title')}
      actions={
        <TextLink href={all} onNavigate={navigate}>
          {t('card.allTransactions')}
        </TextLink>
      }
    >
      {answer.at === 'failed' ? (
        <CallFailed title={t('transactions.failed')} failure={answer.failure} onRetry={() => reload()} />
      ) : (
        <DataTable
          label={t('transactions.title')}
          columns={columns}
          rows={answer.data?.list ?? []}
          rowKey={({ id }) => id}
          onRowOpen={open}
          loading={answer.at === 'loading'}
          placeholder={<Empty title={t('card.noTransactions')} />}
        />
      )}
    </Surface>
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
      title: t('transaction.at'),
      width: 136,
      render: ({ at }) => <time title={formatDateTime(at, shown.zone)}>{formatRecent(at, now, shown)}</time>,
    },
    { key: 'shop', title: t('transaction.shop'), render: ({ shop }) => shop.name },
    {
      key: 'phase',
      title: t('transaction.phase'),
      width: 148,
      render: (row) => <PhaseCell transaction={row} label={label} />,
    },
    {
      key: 'billed',
      title: t('transaction.billed'),
      width: 128,
      align: 'end',
      render: ({ billed }) => <Amount value={billed} />,
    },
  ];
}
