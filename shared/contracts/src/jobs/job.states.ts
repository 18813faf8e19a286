/** States of a job. `PARTIAL`: finished, and some items failed. `EXPIRED`: its file was deleted. */
export const jobStates = ['QUEUED', 'RUNNING', 'SUCCEEDED', 'PARTIAL', 'FAILED', 'CANCELLED', 'EXPIRED'] as const;
export type JobState = (typeof jobStates)[number];

/** State transitions. */
export const jobTransitions: Record<JobState, JobState[]> = {
  QUEUED: ['RUNNING', 'CANCELLED'],
  RUNNING: ['SUCCEEDED', 'PARTIAL', 'FAILED', 'CANCELLED'],
  SUCCEEDED: ['EXPIRED'],
  PARTIAL: ['EXPIRED'],
  FAILED: [],
  CANCELLED: [],
  EXPIRED: [],
};

/** Returns whether a job is queued or running. */
export const isOpenJob = ({ state }: { state: JobState }): boolean => state === 'QUEUED' || state === 'RUNNING';

/** Returns whether the failed items can be retried: only after the job has ended. */
export const canRetryJob = ({ state, failed }: { state: JobState; failed: number }): boolean =>
  failed > 0 && !isOpenJob({ state });
