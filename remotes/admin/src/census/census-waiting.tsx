import type { WaitingPage } from '@console/contracts/releases';
import { formatDateTime } from '@console/i18n';
import { useShown } from '@console/screens';
import { Surface } from '@console/ui';
import { DataTable, type Column } from '@console/ui/table';
import { useTranslation } from 'react-i18next';

/** Users with a pending update, longest pending first. */
export function CensusWaiting({ waiting }: { waiting: WaitingPage[] }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  if (waiting.length === 0) return null;
  const columns: Column<WaitingPage>[] = [
    { key: 'who', title: t('census.who'), render: ({ nickname }) => nickname },
    { key: 'remote', title: t('census.remote'), width: 120, render: ({ remote }) => remote },
    {
      key: 'versions',
      title: t('census.versions'),
      width: 176,
      render: ({ version, wanted }) => `${version} → ${wanted ?? '…'}`,
    },
    { key: 'why', title: t('census.because'), render: ({ why }) => t(`census.reason.${why}`) },
    { key: 'since', title: t('census.since'), width: 176, render: ({ since }) => formatDateTime(since, zone) },
  ];
  return (
    <Surface flush title={t('census.waiting')}>
      <DataTable
        label={t('census.waiting')}
        columns={columns}
        rows={waiting}
        rowKey={({ nickname, remote, version, since }) => `${nickname} ${remote} ${version} ${since}`}
      />
    </Surface>
  );
}
