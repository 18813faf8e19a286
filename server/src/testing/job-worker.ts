import { runDueJob, type Running } from '../platform/jobs/run-job.actions';
import type { TestApp } from './test-app';

/** Dependencies of a separate worker process. Faults are collected for the test. */
export function workerOf({ app }: TestApp, change: Partial<Running> = {}): Running & { faults: unknown[] } {
  const faults: unknown[] = [];
  const { database, clock, files } = app.deps;
  return {
    pool: database.pool,
    owner: database.owner,
    clock,
    files,
    kinds: app.registry.jobs,
    onError: (error) => void faults.push(error),
    faults,
    ...change,
  };
}

/** Runs jobs until no job is due. An error fails the test. */
export async function workAll(console_: TestApp): Promise<void> {
  const worker = workerOf(console_);
  while ((await runDueJob(worker, new AbortController().signal)) > 0);
  if (worker.faults.length > 0) throw worker.faults[0];
}
