import { call } from '@console/api';
import { isOpenJob, listJobs } from '@console/contracts/jobs';
import { useState } from 'react';
import { usePoll } from '../wire/use-poll';

const everyMs = 1_000;

/** Registers a callback for the end of jobs that this page started, so that it can reload. */
export function useJobEnd(onEnd: () => void): { watch: (id: string) => void } {
  const [watched, setWatched] = useState<readonly string[]>([]);
  const layout = async () => {
    const { list } = await call(listJobs, {}, { background: true });
    const ended = watched.filter((id) => !list.some((job) => job.id === id && isOpenJob(job)));
    if (ended.length === 0) return;
    setWatched((before) => before.filter((id) => !ended.includes(id)));
    onEnd();
  };
  // A failed poll is followed by another one.
  usePoll(watched.length > 0, () => void layout().catch(() => undefined), everyMs);
  return { watch: (id) => setWatched((before) => [...before, id]) };
}
