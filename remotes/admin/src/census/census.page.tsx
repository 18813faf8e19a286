import { queryCensus } from '@console/contracts/releases';
import { formatTime } from '@console/i18n';
import { useSearchParams } from '@console/remote-kit/router';
import { CallFailed, usePoll, useRecord, useShown } from '@console/screens';
import { KeyFigures, PageBody, PageHeader, Skeleton, StatusBadge } from '@console/ui';
import { Select } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { CensusCanaries } from './census-canary';
import { CensusReasons } from './census-reasons';
import { CensusRemotes } from './census-remotes';
import { CensusTimeline } from './census-timeline';
import { CensusWaiting } from './census-waiting';
import { percentOf } from './census.rules';
import { useCanarySteps } from './use-canary-steps';
import classes from './census.module.css';

/** Polling interval. Pages report their versions within seconds, and the figures are labelled as live. */
const pollMs = 5000;
const windows = [1, 6, 24, 168];

/** Live sessions: versions in use, rollout progress, reasons for pending updates, and health figures. */
export default function CensusPage() {
  const { t } = useTranslation();
  const { zone } = useShown();
  const [search, setSearch] = useSearchParams();
  const hours = windows.find((one) => String(one) === search.get('hours')) ?? 24;
  const { result, reload } = useRecord(queryCensus, { hours }, { keeps: true });
  usePoll(result.at === 'ready', () => reload({ background: true }), pollMs);
  const canary = useCanarySteps(() => reload({ background: true }));
  const census = result.data;
  const options = windows.map((one) => ({ value: String(one), label: t('census.hours', { count: one }) }));
  return (
    <PageBody>
      <PageHeader
        title={t('census.title')}
        extra={
          census && (
            <StatusBadge
              state="ok"
              shape="dot"
              label={t('census.live', { time: formatTime(census.at, zone, 'seconds') })}
            />
          )
        }
      >
        <span className={classes.window}>
          <Select
            label={t('census.window')}
            options={options}
            value={String(hours)}
            onChange={(chosen) => setSearch(chosen ? { hours: chosen } : {})}
          />
        </span>
      </PageHeader>
      {result.at === 'failed' && !census && (
        <CallFailed title={t('census.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !census && <Skeleton rows={10} />}
      {census && (
        <>
          <KeyFigures
            items={[
              {
                label: t('census.sessions'),
                value: census.sessions.toLocaleString('en-US'),
                note: t('census.pages', { count: census.pages }),
              },
              {
                label: t('census.current'),
                value: percentOf(census.current, census.current + census.pending + census.failed),
                note: t('census.release', { number: census.releaseNumber }),
              },
              { label: t('census.pending'), value: census.pending.toLocaleString('en-US') },
              { label: t('census.notWorking'), value: census.failed.toLocaleString('en-US') },
            ]}
          />
          <CensusRemotes remotes={census.remotes} />
          <CensusTimeline changes={census.changes} hours={hours} until={census.at} />
          <CensusCanaries remotes={census.remotes} changes={census.changes} onStep={canary.take} />
          <CensusReasons reasons={census.reasons} />
          <CensusWaiting waiting={census.waiting} />
        </>
      )}
      {canary.dialog}
    </PageBody>
  );
}
