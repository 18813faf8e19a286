import type { Poller } from '../poller';
import { runDueJob, type Running } from './run-job.actions';

/** Maximum concurrent jobs of a process; others wait or go to other processes. */
const jobsAtOnce = 2;

const everyMs = 500;

/** Pollers for due jobs. A job that runs during a shutdown keeps its state and is continued by another process. */
export const jobPollers = (running: Running, stopping: AbortSignal): Poller[] =>
  Array.from({ length: jobsAtOnce }, () => ({
    name: 'work on jobs',
    everyMs,
    poll: () => runDueJob(running, stopping),
  }));
