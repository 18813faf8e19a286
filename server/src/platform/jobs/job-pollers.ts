import type { Poller } from '../poller';
import { runDueJob, type Running } from './run-job.actions';

/** Jobs that one process works on at once; more wait, or go to other processes. */
const jobsAtOnce = 2;

const everyMs = 500;

/** Look for due jobs; one that is at work when the process is to end stays where it is, for the next to go on. */
export const jobPollers = (running: Running, stopping: AbortSignal): Poller[] =>
  Array.from({ length: jobsAtOnce }, () => ({
    name: 'work on jobs',
    everyMs,
    poll: () => runDueJob(running, stopping),
  }));
