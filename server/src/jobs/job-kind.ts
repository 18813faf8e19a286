import type { JobType } from '@console/contracts/jobs';
import type { Context } from '../context';
import type { Dataset } from '../exports/dataset';

/** One of the many that a job is about, as it was seen when it was chosen. */
export interface JobTarget {
  id: string;
  label: string;
  /** Null: whatever it is by now. */
  version: number | null;
}

/**
 * A job of many equal deeds. Each is done in a transaction of its own, together with the note that it is done: so it
 * is done once, however often its process dies. What it refuses is the result of that one and stops nothing.
 */
export interface ItemsKind {
  at: 'items';
  permission: string;
  work: (target: JobTarget, params: unknown, context: Context) => Promise<void>;
}

/** A job that writes rows into a file. */
interface ExportKind {
  at: 'export';
  permission: string;
  dataset: Dataset;
}

type JobKind = ItemsKind | ExportKind;
export type JobKinds = Record<JobType, JobKind>;
