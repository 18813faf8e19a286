import type { Job } from '@console/contracts/jobs';
import { IconButton } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { overlayAtom, showOverlay } from '../palette/overlay.atom';
import { forgetJobs, jobsAtom, loadJobs, openJobsAtom } from './jobs.atom';

const everyMs = 1_000;

/** Button that opens the jobs and shows the number of running jobs. Hidden for users without jobs. */
export default function Jobs() {
  const { t } = useTranslation();
  const jobs = useAtomValue(jobsAtom);
  const openCount = useAtomValue(openJobsAtom);
  useJobs(jobs, openCount > 0);
  if (jobs.length === 0) return null;
  return <IconButton icon="clock" label={t('job.title')} count={openCount} onClick={() => showOverlay('jobs')} />;
}

/** Loads the jobs once and each time the drawer opens, and polls while a job is running and the page is visible. */
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
