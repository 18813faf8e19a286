import { canRetryJob, isOpenJob, type Job } from '@console/contracts/jobs';
import { currentLocale, formatCount, formatRecent } from '@console/i18n';
import { useNavigate } from '@console/remote-kit/router';
import { sessionAtom } from '@console/session';
import { Button, CopyText, ProgressBar, StatusBadge } from '@console/ui';
import { ExactMoment } from '@console/ui/overlay';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDict } from '../dicts/use-dict';
import { showOverlay } from '../palette/overlay.atom';
import { JobFailures } from './job-failures';
import { badgeOf } from './job-state.rules';
import css from './jobs.module.css';
import { useJobActions } from './use-job-actions';

/** Job with its title, progress and available actions. */
export function JobEntry({ job }: { job: Job }) {
  const { t } = useTranslation();
  const [seesFailures, setSeesFailures] = useState(false);
  const { action, cancel, retry, download } = useJobActions(job);
  const name = useDict('job_type').label(job.type);
  return (
    <li className={css.job} aria-label={name}>
      <div className={css.head}>
        <strong className={css.name}>{name}</strong>
        <StatusBadge {...badgeOf(job.state)} label={t(`job.state.${job.state}`)} />
        <Created at={job.createdAt} />
      </div>
      {job.total > 0 && <ProgressBar value={job.done / job.total} label={t('job.progress')} />}
      <p className={css.figures}>{useFigures(job)}</p>
      {job.message !== null && <p className={css.failure}>{job.message}</p>}
      {job.traceId !== null && (
        <div className={css.figures}>
          {t('job.errorId')} <CopyText text={job.traceId} />
        </div>
      )}
      <div className={css.actions}>
        {job.page !== null && <PageButton page={job.page} />}
        {job.file && (
          <Button size="small" icon="download" loading={action === 'download'} onClick={() => void download()}>
            {t('job.download')}
          </Button>
        )}
        {canRetryJob(job) && (
          <Button size="small" icon="refresh" loading={action === 'retry'} onClick={() => void retry()}>
            {t('job.retry', { count: job.failed })}
          </Button>
        )}
        {job.failed > 0 && (
          <Button
            size="small"
            variant="text"
            aria-expanded={seesFailures}
            onClick={() => setSeesFailures(!seesFailures)}
          >
            {t(seesFailures ? 'job.hideFailed' : 'job.showFailed')}
          </Button>
        )}
        {isOpenJob(job) && (
          <Button size="small" loading={action === 'cancel'} onClick={() => void cancel()}>
            {t('job.cancel')}
          </Button>
        )}
      </div>
      {seesFailures && <JobFailures job={job} />}
    </li>
  );
}

/** Button that opens the result page of a job. */
function PageButton({ page }: { page: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = () => {
    showOverlay('none');
    void navigate(`/main/${page}`);
  };
  return (
    <Button size="small" icon="eye" onClick={open}>
      {t('job.open')}
    </Button>
  );
}

function Created({ at }: { at: string }) {
  const session = useAtomValue(sessionAtom);
  const [now] = useState(() => new Date().toISOString());
  const zone = session.at === 'in' ? session.user.timezone : 'UTC';
  return (
    <ExactMoment at={at} zone={zone} className={css.time}>
      {formatRecent(at, now, { locale: currentLocale(), zone })}
    </ExactMoment>
  );
}

/** Exports report counted and written rows; other jobs report succeeded and failed items. */
function useFigures({ type, total, ok, failed, state }: Job): string {
  const { t } = useTranslation();
  const [all, done] = [formatCount(total), formatCount(ok)];
  if (total === 0) return t(isOpenJob({ state }) ? 'job.counting' : 'job.noRows');
  if (type.endsWith('_EXPORT')) return t('job.rows', { done, all });
  return failed === 0
    ? t('job.items', { done, all })
    : t('job.itemsFailed', { done, all, failed: formatCount(failed) });
}
