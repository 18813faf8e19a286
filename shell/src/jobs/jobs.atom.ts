import { call } from '@console/api';
import { isOpenJob, type Job, listJobs } from '@console/contracts/jobs';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

const jobs = atom<Job[]>([]);

/** The user's jobs of the last days, newest first. */
export const jobsAtom = atom((get) => get(jobs));

/** How many of them are at work. */
export const openJobsAtom = atom((get) => get(jobs).filter(isOpenJob).length);

/** Grows whenever the jobs begin to be somebody else's: an answer for who was here before is dropped. */
let turn = 0;

/** Asks how far the jobs are. What cannot be asked now is asked the next time; the jobs go on either way. */
export async function loadJobs(): Promise<void> {
  const mine = turn;
  try {
    const { list } = await call(listJobs, {}, { background: true });
    if (mine === turn) store.set(jobs, list);
  } catch {
    // Whoever cannot be reached is told of by the note on the lost server; old figures are better than none here.
  }
}

/** A job as the server answered it just now. */
export const noteJob = (job: Job): void =>
  store.set(jobs, (before) => [job, ...before.filter(({ id }) => id !== job.id)].sort(newestFirst));

const newestFirst = (one: Job, other: Job) => (one.createdAt < other.createdAt ? 1 : -1);

/** After a sign-out nobody's jobs are here. */
export function forgetJobs(): void {
  turn += 1;
  store.set(jobs, []);
}
