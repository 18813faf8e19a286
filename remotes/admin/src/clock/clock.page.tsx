import { queryClock, type ReadClock } from '@console/contracts/releases';
import { formatDateTime } from '@console/i18n';
import { lazyComponent } from '@console/remote-kit';
import { CallFailed, useDialog, usePoll, useRecord, useShown } from '@console/screens';
import { Button, Facts, PageBody, PageHeader, Skeleton, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { ClockEffects } from './clock-effects';
import { aheadOf } from './clock.rules';

const ClockAdvance = lazyComponent(() => import('./clock-advance.dialog'));

/** Polling interval: the platform runs due actions within seconds after an advance. */
const soonMs = 5000;

/** Sandbox clock: platform time, a button to advance it, and the automatic actions since the last advance. */
export default function ClockPage() {
  const { t } = useTranslation();
  const { result, reload } = useRecord(queryClock, {}, { keeps: true });
  const dialog = useDialog('move', {});
  const record = result.data;
  usePoll(record !== undefined, () => reload({ background: true }), soonMs);
  const close = () => {
    dialog.close();
    reload({ background: true });
  };
  return (
    <PageBody>
      <PageHeader title={t('clock.title')} description={t('clock.about')}>
        {record?.isMovable && (
          <Button variant="primary" icon="clock" onClick={() => dialog.open({})}>
            {t('clock.move')}
          </Button>
        )}
      </PageHeader>
      {!record && result.at === 'loading' && <Skeleton rows={4} />}
      {!record && result.at === 'failed' && (
        <CallFailed title={t('clock.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {record && <Present record={record} />}
      {record?.moved && <ClockEffects moved={record.moved} ran={record.ran} />}
      {dialog.show(() => record && <ClockAdvance now={record.now} onClose={close} />)}
    </PageBody>
  );
}

function Present({ record: { now, aheadSeconds } }: { record: ReadClock }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const ahead = aheadSeconds === 0 ? t('clock.notAhead') : t('clock.aheadBy', aheadOf(aheadSeconds));
  return (
    <Surface title={t('clock.present')}>
      <Facts
        items={[
          { label: t('clock.now'), value: formatDateTime(now, zone) },
          { label: t('clock.ahead'), value: ahead },
        ]}
      />
    </Surface>
  );
}
