import { runDueJob, type Running } from '../platform/jobs/run-job.actions';
import type { TestApp } from './test-app';

/** What a process of its own would work with; faults are kept for the test to look at. */
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

/** Works until nothing is due; a fault that the worker was told of is a fault of the test. */
export async function workAll(console_: TestApp): Promise<void> {
  const worker = workerOf(console_);
  while ((await runDueJob(worker, new AbortController().signal)) > 0);
  if (worker.faults.length > 0) throw worker.faults[0];
}
