import { queryClock, type ReadClock } from '@console/contracts/devops';
import { formatDateTime } from '@console/i18n';
import { later } from '@console/remote-kit';
import { CallFailed, useDialog, usePoll, useRecord, useShown } from '@console/screens';
import { Button, Facts, PageBody, PageHeader, Skeleton, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { ClockEffects } from './clock-effects';
import { aheadOf } from './clock.rules';

const ClockMove = later(() => import('./clock-move.dialog'));

/** What is due is looked for at once, and done within seconds. */
const soonMs = 5000;

/** What the platform takes for the present, the way to move it ahead, and what came of that. */
export default function ClockPage() {
  const { t } = useTranslation();
  const { answer, reload } = useRecord(queryClock, {}, { keeps: true });
  const dialog = useDialog('move', {});
  const known = answer.data;
  usePoll(known !== undefined, () => reload({ background: true }), soonMs);
  const close = () => {
    dialog.close();
    reload({ background: true });
  };
  return (
    <PageBody>
      <PageHeader title={t('clock.title')} description={t('clock.about')}>
        {known?.isMovable && (
          <Button variant="primary" icon="clock" onClick={() => dialog.open({})}>
            {t('clock.move')}
          </Button>
        )}
      </PageHeader>
      {!known && answer.at === 'loading' && <Skeleton rows={4} />}
      {!known && answer.at === 'failed' && (
        <CallFailed title={t('clock.failed')} failure={answer.failure} onRetry={() => reload()} />
      )}
      {known && <Present known={known} />}
      {known?.moved && <ClockEffects moved={known.moved} ran={known.ran} />}
      {dialog.show(() => known && <ClockMove now={known.now} onClose={close} />)}
    </PageBody>
  );
}

function Present({ known: { now, aheadSeconds } }: { known: ReadClock }) {
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
