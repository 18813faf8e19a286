import { call } from '@console/api';
import { isOpenJob, type Job, listJobs } from '@console/contracts/jobs';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

const jobs = atom<Job[]>([]);

/** The user's recent jobs, newest first. */
export const jobsAtom = atom((get) => get(jobs));

/** Number of running jobs. */
export const openJobsAtom = atom((get) => get(jobs).filter(isOpenJob).length);

/** Incremented when the user changes: responses to requests of the previous user are discarded. */
let turn = 0;

/** Loads the state of the jobs. A failed request is retried at the next interval; the jobs themselves continue. */
export async function loadJobs(): Promise<void> {
  const mine = turn;
  try {
    const { list } = await call(listJobs, {}, { background: true });
    if (mine === turn) store.set(jobs, list);
  } catch {
    // Another notice reports that the server is unreachable; outdated figures stay visible here.
  }
}

/** Replaces a job with its current state from the server. */
export const noteJob = (job: Job): void =>
  store.set(jobs, (before) => [job, ...before.filter(({ id }) => id !== job.id)].sort(newestFirst));

const newestFirst = (one: Job, other: Job) => (one.createdAt < other.createdAt ? 1 : -1);

/** Clears the jobs after a sign-out. */
export function forgetJobs(): void {
  turn += 1;
  store.set(jobs, []);
}
