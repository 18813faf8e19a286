import { call, type CallFailure } from '@console/api';
import type { OutputOf } from '@console/contracts';
import { type Job, type JobItem, listJobItems } from '@console/contracts/jobs';
import { Button, Failed, Spinner } from '@console/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './jobs.module.css';

type Failures = OutputOf<typeof listJobItems>;
type Shown =
  { at: 'loading' } | { at: 'failed'; failure: CallFailure } | { at: 'ready'; items: JobItem[]; next: number | null };

/** Failed items of a job, each with its reason. */
export function JobFailures({ job: { id, failed } }: { job: Job }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>({ at: 'loading' });
  const [request, setRequest] = useState({ after: 0 });
  const keep = useEffectEvent((more: Failures) => setShown((before) => shownAfter(before, more, request.after)));
  // Each additional failure reloads the list.
  useEffect(() => {
    if (failed === 0) return undefined;
    const stop = new AbortController();
    call(listJobItems, { id, state: 'FAILED', ...request }, { background: true, signal: stop.signal }).then(
      (more) => keep(more),
      // `call()` throws only `CallFailure`.
      (error: unknown) => !stop.signal.aborted && setShown({ at: 'failed', failure: error as CallFailure }),
    );
    return () => stop.abort();
  }, [id, failed, request]);
  if (shown.at === 'loading') return <Spinner />;
  if (shown.at === 'failed')
    return (
      <Failed title={t('job.failedItems')} message={shown.failure.message} onRetry={() => setRequest({ after: 0 })} />
    );
  const { items, next } = shown;
  return (
    <>
      <ul className={css.items}>
        {items.map(({ seq, label, message }) => (
          <li key={seq}>
            <span>{label}</span>
            <span className={css.failure}>{message}</span>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button size="small" variant="text" onClick={() => setRequest({ after: next })}>
          {t('job.more')}
        </Button>
      )}
    </>
  );
}

/** Appends a page of failures after the items that precede it. */
function shownAfter(before: Shown, { list, next }: Failures, after: number): Shown {
  const stored = before.at === 'ready' ? before.items.filter(({ seq }) => seq <= after) : [];
  return { at: 'ready', items: [...stored, ...list], next };
}
