import type { Job } from '@console/contracts/jobs';
import { IconButton } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { overlayAtom, showOverlay } from '../palette/overlay.atom';
import { forgetJobs, jobsAtom, loadJobs, openJobsAtom } from './jobs.atom';

const everyMs = 1_000;

/** The way to what goes on without a page: how many jobs are at work. Nothing where there never was one. */
export default function Jobs() {
  const { t } = useTranslation();
  const jobs = useAtomValue(jobsAtom);
  const openCount = useAtomValue(openJobsAtom);
  useJobs(jobs, openCount > 0);
  if (jobs.length === 0) return null;
  return <IconButton icon="clock" label={t('job.title')} count={openCount} onClick={() => showOverlay('jobs')} />;
}

/** Asks once, whenever a page has begun something, and again and again while something is at work and can be seen. */
function useJobs(jobs: Job[], isBusy: boolean): void {
  const isShown = useAtomValue(overlayAtom) === 'jobs';
  const begin = useEffectEvent((isRequested: boolean) => void ((isRequested || jobs.length === 0) && loadJobs()));
  useEffect(() => begin(isShown), [isShown]);
  useEffect(() => forgetJobs, []);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void loadJobs();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isBusy]);
}
