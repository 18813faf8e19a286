import type { JobState } from '@console/contracts/jobs';

/** How long somebody who took a job may be silent before another one takes it. */
export const leaseSeconds = 30;

/** A job that ended this many processes in a row is likely to end the next one too. */
export const takeoversMax = 5;

/** Attempts after which a job ends as failed, if errors of our own code ended each of them. */
export const attemptsMax = 2;

/** A job is shown for so long; its file is gone earlier. */
export const jobDays = 30;

/** How long a finished file may be fetched. */
export const fileHours = 24;

/** What the results of its items make of a job. */
export const stateOfResults = ({
  ok,
  failed,
}: {
  ok: number;
  failed: number;
}): Extract<JobState, 'SUCCEEDED' | 'PARTIAL' | 'FAILED'> =>
  failed === 0 ? 'SUCCEEDED' : ok === 0 ? 'FAILED' : 'PARTIAL';

export const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * 3_600_000);
