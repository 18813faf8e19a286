/** How far a job is. `PARTIAL`: done, and some of it failed. `EXPIRED`: its file is gone. */
export const jobStates = ['QUEUED', 'RUNNING', 'SUCCEEDED', 'PARTIAL', 'FAILED', 'CANCELLED', 'EXPIRED'] as const;
export type JobState = (typeof jobStates)[number];

/** Every change of state that there is. */
export const jobTransitions: Record<JobState, JobState[]> = {
  QUEUED: ['RUNNING', 'CANCELLED'],
  RUNNING: ['SUCCEEDED', 'PARTIAL', 'FAILED', 'CANCELLED'],
  SUCCEEDED: ['EXPIRED'],
  PARTIAL: ['EXPIRED'],
  FAILED: [],
  CANCELLED: [],
  EXPIRED: [],
};

/** Still at work, or about to be. */
export const isOpenJob = ({ state }: { state: JobState }): boolean => state === 'QUEUED' || state === 'RUNNING';

/** Only what failed can be tried again, and only once the rest is settled. */
export const canRetryJob = ({ state, failed }: { state: JobState; failed: number }): boolean =>
  failed > 0 && !isOpenJob({ state });
