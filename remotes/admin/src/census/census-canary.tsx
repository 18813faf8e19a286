import type { CensusChange, CensusRemote, CensusVersion } from '@console/contracts/releases';
import { formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { useShown } from '@console/screens';
import { Button, StatusBadge, Surface } from '@console/ui';
import { DataTable, type Column } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { moduleHref } from '../common/module-pages';
import { stepsOf, type CanaryStep } from './canary-step.rules';
import classes from './census.module.css';

interface CensusCanariesProps {
  remotes: CensusRemote[];
  changes: CensusChange[];
  onStep: (code: string, step: CanaryStep) => void;
}

/** Canaries compared with the live version: sessions and health figures. */
export const CensusCanaries = ({ remotes, changes, onStep }: CensusCanariesProps) =>
  remotes.map((one) => {
    const last = changes.findLast(({ remote }) => remote === one.remote);
    return last?.canary ? (
      <Canary
        key={one.remote}
        one={one}
        change={last}
        canary={last.canary}
        onStep={(step) => onStep(one.remote, step)}
      />
    ) : null;
  });

interface CanaryProps {
  one: CensusRemote;
  change: CensusChange;
  canary: NonNullable<CensusChange['canary']>;
  onStep: (step: CanaryStep) => void;
}

function Canary({ one, change, canary, onStep }: CanaryProps) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { navigate } = useShell();
  const of = (version: string | null) => one.versions.find((it) => it.version === version);
  const [live, tried] = [of(change.live), of(canary.version)];
  const count = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : value.toLocaleString('en-US');
  const line = (label: string, read: (it: CensusVersion) => number | null) => ({
    label,
    live: count(live && read(live)),
    canary: count(tried && read(tried)),
  });
  const rows = [
    line(t('census.sessions'), ({ sessions }) => sessions),
    line(t('census.mounts'), ({ mounts }) => mounts),
    line(t('census.p95Ms'), ({ p95MountMs }) => p95MountMs),
    line(t('census.faulty'), ({ faultySessions }) => faultySessions),
  ];
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'label', title: t('census.figure'), narrow: 'first', render: ({ label }) => label },
    { key: 'live', title: change.live ?? '–', width: 112, align: 'end', render: (row) => row.live },
    {
      key: 'canary',
      narrow: 'end',
      title: canary.version,
      width: 112,
      align: 'end',
      render: (row) => <strong>{row.canary}</strong>,
    },
  ];
  const title = t('census.canary', { remote: one.remote, version: canary.version });
  return (
    <Surface
      flush
      title={title}
      extra={
        <>
          {canary.percent !== null && <StatusBadge state="warn" shape="half" label={`${canary.percent}%`} />}
          <span className={classes.none}>{t('census.canarySince', { time: formatDateTime(change.at, zone) })}</span>
        </>
      }
      actions={
        <span className={classes.steps}>
          <Button size="small" onClick={() => navigate(moduleHref(one.remote))}>
            {t('census.manage')}
          </Button>
          {stepsOf(canary, one.grants).map((step) => (
            <Button
              key={step.key}
              size="small"
              variant={step.key === 'EVERYONE' ? 'primary' : 'secondary'}
              onClick={() => onStep(step)}
            >
              {t(`census.step.${step.key}`, { percent: step.start?.percent })}
            </Button>
          ))}
        </span>
      }
    >
      <DataTable label={title} columns={columns} rows={rows} rowKey={({ label }) => label} />
    </Surface>
  );
}
