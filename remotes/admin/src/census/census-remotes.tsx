import type { CensusRemote } from '@console/contracts/releases';
import { Segments, Surface } from '@console/ui';
import { DataTable, type Column } from '@console/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MountTrend } from './mount-trend';
import { ShareBar } from './share-bar';
import { VersionTable } from './version-table';
import classes from './census.module.css';

/** Version shares by remote, as chart or table. */
export function CensusRemotes({ remotes }: { remotes: CensusRemote[] }) {
  const { t } = useTranslation();
  const [shape, setShape] = useState<'chart' | 'table'>('chart');
  const columns = useRemoteColumns();
  return (
    <Surface
      flush
      title={t('census.share')}
      extra={shape === 'chart' && <Legend />}
      actions={
        <Segments
          label={t('census.shape')}
          value={shape}
          onChange={setShape}
          options={[
            { value: 'chart', label: t('census.chart'), icon: 'chart' },
            { value: 'table', label: t('census.table'), icon: 'table' },
          ]}
        />
      }
    >
      {shape === 'chart' ? (
        <DataTable label={t('census.share')} columns={columns} rows={remotes} rowKey={({ remote }) => remote} />
      ) : (
        <VersionTable remotes={remotes} />
      )}
    </Surface>
  );
}

function useRemoteColumns(): Column<CensusRemote>[] {
  const { t } = useTranslation();
  const count = (value: number) => value.toLocaleString('en-US');
  return [
    { key: 'remote', title: t('census.remote'), width: 120, render: ({ remote }) => remote },
    { key: 'sessions', title: t('census.sessions'), width: 104, align: 'end', render: (one) => count(one.sessions) },
    {
      key: 'share',
      narrow: 'second',
      title: t('census.versions'),
      render: ({ versions }) => <ShareBar versions={versions} />,
    },
    { key: 'pending', title: t('census.pending'), width: 88, align: 'end', render: (one) => count(one.pending) },
    {
      key: 'faults',
      title: t('census.faulty'),
      width: 120,
      align: 'end',
      render: ({ faultySessions }) => (
        <span className={faultySessions > 0 ? classes.bad : classes.none}>{count(faultySessions)}</span>
      ),
    },
    {
      key: 'p95',
      title: t('census.p95'),
      width: 176,
      align: 'end',
      render: ({ trend, p95MountMs }) => <MountTrend trend={trend} p95MountMs={p95MountMs} />,
    },
  ];
}

function Legend() {
  const { t } = useTranslation();
  return (
    <span className={classes.legend}>
      {(['LIVE', 'CANARY', 'OLDER'] as const).map((kind) => (
        <span key={kind}>
          <i className={classes.swatch} data-kind={kind} /> {t(`census.kind.${kind}`)}
        </span>
      ))}
    </span>
  );
}
