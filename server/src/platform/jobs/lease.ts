import { type ClaimedJob, renewLease } from './job.store';
import { leaseSeconds } from './job.rules';
import type { Running } from './run-job.actions';

/** Renews the lease until it is stopped. Aborts the signal when the lease is lost or the process shuts down. */
export function holdLease(
  { owner, clock, onError }: Pick<Running, 'owner' | 'clock' | 'onError'>,
  job: ClaimedJob,
  stopping: AbortSignal,
): { signal: AbortSignal; stop: () => void } {
  const lost = new AbortController();
  const beat = async () => {
    if (!(await renewLease(owner, job, clock()))) lost.abort();
  };
  // One failed renewal is harmless: the lease is valid for two more intervals.
  const timer = setInterval(() => void beat().catch(onError), (leaseSeconds / 3) * 1000);
  return { signal: AbortSignal.any([lost.signal, stopping]), stop: () => clearInterval(timer) };
}
