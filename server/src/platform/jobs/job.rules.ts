import type { JobState } from '@console/contracts/jobs';

/** Lease of a job. If it is not renewed within this time, another process may take the job. */
export const leaseSeconds = 30;

/** Number of consecutive process crashes after which a job ends as failed, because it probably causes them. */
export const takeoversMax = 5;

/** Number of attempts ended by errors of our own code, after which a job ends as failed. */
export const attemptsMax = 2;

/** Days for which a job is shown; its file expires earlier. */
export const jobDays = 30;

/** Hours for which a finished file can be downloaded. */
export const fileHours = 24;

/** Returns the state of a job from the results of its items. */
export const stateOfResults = ({
  ok,
  failed,
}: {
  ok: number;
  failed: number;
}): Extract<JobState, 'SUCCEEDED' | 'PARTIAL' | 'FAILED'> =>
  failed === 0 ? 'SUCCEEDED' : ok === 0 ? 'FAILED' : 'PARTIAL';

export const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * 3_600_000);
