import { CallFailed, useJobEnd } from '@console/screens';
import { Empty, Skeleton } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewCase } from './review-case';
import { WorkbenchQueuePane } from './workbench-queue';
import classes from './workbench.module.css';
import { useWorkbenchQueue } from './use-workbench-queue';

/** Workbench: reviews one after another, by keyboard. A decision opens the next review. */
export default function Workbench() {
  const { t } = useTranslation();
  const queue = useWorkbenchQueue();
  const { result, current, at, total, settled, keyword, previous, next, settle, reload } = queue;
  // Incremented after a bulk job, so that the shown review is reloaded, too.
  const [round, setRound] = useState(0);
  const { watch } = useJobEnd(() => {
    setRound((before) => before + 1);
    reload({ background: true });
  });
  return (
    <div className={classes.workbench} data-workbench>
      <WorkbenchQueuePane queue={queue} onJob={watch} />
      <div className={classes.stage}>
        {result.at === 'failed' && !current && (
          <CallFailed title={t('review.failed')} failure={result.failure} onRetry={() => reload()} />
        )}
        {result.at === 'loading' && !result.data && (
          <div className={classes.waiting}>
            <Skeleton rows={6} />
          </div>
        )}
        {result.at === 'ready' && !current && (
          <output className={classes.done}>
            <Empty
              picture="agreed"
              title={t(keyword ? 'workbench.noMatch' : settled > 0 ? 'workbench.done' : 'workbench.none', {
                count: settled,
              })}
            />
          </output>
        )}
        {current && (
          <ReviewCase
            layout="queue"
            review={current}
            round={round}
            place={t('workbench.place', { at, total })}
            on={{ changed: () => reload({ background: true }), settled: settle, previous, next }}
          />
        )}
      </div>
    </div>
  );
}
