import { startRounds } from '../rounds';
import { runDueJob, type Running } from './run-job';

/** Jobs that one process works on at once; more wait, or go to other processes. */
const jobsAtOnce = 2;

/** Looks for due jobs until it is stopped; stopping leaves a job where it is, for the next to go on. */
export function startJobLoop({ intervalMs = 500, ...running }: Running & { intervalMs?: number }) {
  const stopping = new AbortController();
  const rounds = Array.from({ length: jobsAtOnce }, () =>
    startRounds({ round: () => runDueJob(running, stopping.signal), onError: running.onError, intervalMs }),
  );
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(rounds.map(({ stop }) => stop()));
    },
  };
}
