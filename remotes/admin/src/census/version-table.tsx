import type { CensusRemote, CensusVersion } from '@console/contracts/releases';
import { DataTable, type Column } from '@console/ui/table';
import { useTranslation } from 'react-i18next';

type Row = CensusVersion & { remote: string };

/** Version shares as a table, with one row for each version. */
export function VersionTable({ remotes }: { remotes: CensusRemote[] }) {
  const { t } = useTranslation();
  const rows = remotes.flatMap(({ remote, versions }) => versions.map((version) => ({ ...version, remote })));
  const count = (value: number) => value.toLocaleString('en-US');
  const columns: Column<Row>[] = [
    { key: 'remote', narrow: 'first', title: t('census.remote'), width: 120, render: ({ remote }) => remote },
    { key: 'version', narrow: 'first', title: t('census.version'), width: 120, render: ({ version }) => version },
    {
      key: 'kind',
      narrow: 'second',
      title: t('census.kind'),
      width: 120,
      render: ({ kind }) => t(`census.kind.${kind}`),
    },
    { key: 'sessions', title: t('census.sessions'), align: 'end', render: (one) => count(one.sessions) },
    { key: 'percent', title: t('census.percent'), align: 'end', render: ({ sharePercent }) => `${sharePercent}%` },
    { key: 'mounts', title: t('census.mounts'), align: 'end', render: (one) => count(one.mounts) },
    { key: 'faulty', title: t('census.faulty'), align: 'end', render: (one) => count(one.faultySessions) },
    {
      key: 'p95',
      title: t('census.p95'),
      align: 'end',
      render: ({ p95MountMs }) => (p95MountMs === null ? '–' : t('census.ms', { ms: count(p95MountMs) })),
    },
  ];
  return (
    <DataTable
      label={t('census.share')}
      columns={columns}
      rows={rows}
      rowKey={({ remote, version }) => `${remote} ${version}`}
    />
  );
}
