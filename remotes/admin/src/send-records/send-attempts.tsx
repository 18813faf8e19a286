import type { SendAttempt } from '@console/contracts/send-records';
import { formatDateTime } from '@console/i18n';
import { CallFailed, type Query, useShown } from '@console/screens';
import { Empty, Skeleton, Surface } from '@console/ui';
import { type Column, DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';

/** Send attempts with the responses of the mail server. */
export function SendAttempts({ query: { result, reload } }: { query: Query<{ list: SendAttempt[] }> }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const outcomeOf = ({ endedAt, error }: SendAttempt) =>
    endedAt === null ? t('sendRecord.noAnswer') : error || t('sendRecord.taken');
  const columns: Column<SendAttempt>[] = [
    { key: 'no', title: t('sendRecord.attempt'), width: 88, render: ({ no }) => no },
    {
      key: 'begunAt',
      title: t('sendRecord.begunAt'),
      width: 176,
      render: ({ begunAt }) => formatDateTime(begunAt, zone),
    },
    {
      key: 'account',
      title: t('sendRecord.account'),
      width: 176,
      render: ({ account }) => account || t('sendRecord.serverAccount'),
    },
    {
      key: 'outcome',
      title: t('sendRecord.outcome'),
      render: (one) => <span title={outcomeOf(one)}>{outcomeOf(one)}</span>,
    },
  ];
  return (
    <Surface flush title={t('sendRecord.attempts')}>
      {result.at === 'failed' && (
        <CallFailed title={t('sendRecord.attemptsFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && <Skeleton rows={2} />}
      {result.data && (
        <DataTable
          label={t('sendRecord.attempts')}
          columns={columns}
          rows={result.data.list}
          rowKey={({ no }) => String(no)}
          placeholder={<Empty picture="history" title={t('sendRecord.noAttempts')} />}
        />
      )}
    </Surface>
  );
}
