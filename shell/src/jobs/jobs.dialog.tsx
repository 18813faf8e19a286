import { Empty } from '@console/ui';
import { Drawer } from '@console/ui/overlay';
import { useAtomValue } from 'jotai/react';
import { useTranslation } from 'react-i18next';
import { JobEntry } from './job-entry';
import { jobsAtom } from './jobs.atom';
import css from './jobs.module.css';

/** Drawer of the user's background jobs: progress, results and actions. */
export default function JobsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const jobs = useAtomValue(jobsAtom);
  return (
    <Drawer open title={t('job.title')} onClose={onClose}>
      {jobs.length === 0 ? (
        <Empty picture="history" title={t('job.none')} />
      ) : (
        <ul className={css.list}>
          {jobs.map((job) => (
            <JobEntry key={job.id} job={job} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}
