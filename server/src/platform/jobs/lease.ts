import { type ClaimedJob, renewLease } from './job.store';
import { leaseSeconds } from './job.rules';
import type { Running } from './run-job.actions';

/** Renews the lease until it is stopped. The signal is set off once the job is not ours, or the process is to end. */
export function holdLease(
  { owner, clock, onError }: Pick<Running, 'owner' | 'clock' | 'onError'>,
  job: ClaimedJob,
  stopping: AbortSignal,
): { signal: AbortSignal; stop: () => void } {
  const lost = new AbortController();
  const beat = async () => {
    if (!(await renewLease(owner, job, clock()))) lost.abort();
  };
  // A beat that fails is no loss yet: the lease holds for two more.
  const timer = setInterval(() => void beat().catch(onError), (leaseSeconds / 3) * 1000);
  return { signal: AbortSignal.any([lost.signal, stopping]), stop: () => clearInterval(timer) };
}
