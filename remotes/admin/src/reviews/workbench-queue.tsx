import { useSearchParams } from '@console/remote-kit/router';
import { KeywordSearch } from '@console/screens';
import { IconButton, Kbd, PickList } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { ReviewActions } from './review-actions';
import { atList } from './workbench-address';
import { WorkbenchQueueRow } from './workbench-queue-row';
import classes from './workbench.module.css';
import type { WorkbenchQueue } from './use-workbench-queue';

interface WorkbenchQueuePaneProps {
  queue: WorkbenchQueue;
  /** Called after a bulk job has started. */
  onJob: (jobId: string) => void;
}

/** Queue, oldest first. Arrow keys navigate in it, as J and K do in the whole workbench. */
export function WorkbenchQueuePane({ queue, onJob }: WorkbenchQueuePaneProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { rows, current, at, total, keyword, previous, next } = queue;
  return (
    <aside className={classes.queue} data-queue aria-label={t('workbench.queue')}>
      <header className={classes.queueHead}>
        <div className={classes.queueTitle}>
          <h1>{t('workbench.title')}</h1>
          <span className={classes.quiet}>{current && t('workbench.place', { at, total })}</span>
          <IconButton size="small" icon="table" label={t('workbench.list')} onClick={() => setSearch(atList(search))} />
        </div>
        <div className={classes.queueTools}>
          <KeywordSearch label={t('review.search')} keyword={keyword} onSearch={queue.search} />
          <ReviewActions layout="bare" onJob={onJob} />
        </div>
        <div className={classes.queueOrder}>
          <span>{t('workbench.oldestFirst')}</span>
          <span>{t('cancellation.difference')}</span>
        </div>
      </header>
      <div className={classes.rows}>
        <PickList
          label={t('workbench.queue')}
          items={rows.map((review) => ({ key: review.id, content: <WorkbenchQueueRow review={review} /> }))}
          current={current?.id}
          onPick={queue.show}
        />
      </div>
      <footer className={classes.queueFoot}>
        <span className={classes.key}>
          <Kbd keys={['J', 'K']} /> {t('workbench.move')}
        </span>
        <span className={classes.steps}>
          <IconButton icon="chevron-up" label={t('workbench.previous')} disabled={!previous} onClick={previous} />
          <IconButton icon="chevron-down" label={t('workbench.next')} disabled={!next} onClick={next} />
        </span>
        <span className={classes.key}>
          <Kbd keys={['S']} /> {t('workbench.skip')}
        </span>
      </footer>
    </aside>
  );
}
