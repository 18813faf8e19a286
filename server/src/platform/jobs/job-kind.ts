import type { JobType } from '@console/contracts/areas';
import type { Context, Db } from '../context';
import type { Dataset } from '../exports/dataset';
import type { Failure } from './job-item.store';

/** Target of an item, with the version that the user saw. */
export interface JobTarget {
  id: string;
  label: string;
  /** Null for the current version. */
  version: number | null;
}

/**
 * A job that performs the same action on many targets. Each item has one transaction for its action and its result, so
 * it is performed once even if the process dies. A refusal is the result of its item and does not stop the job.
 */
export interface ItemsKind {
  at: 'items';
  permission: string;
  /** The last item depends on all others, so it waits for their results. */
  endsWithWhole?: true;
  work: (target: JobTarget, params: unknown, context: Context) => Promise<void>;
  /** Undoes the preparation of targets that failed or were not begun, in the transaction that stores their results. */
  undone?: (targetIds: string[], end: Undone) => Promise<void>;
  /** Prepares failed targets for a retry; refused targets are not retried. */
  again?: (targets: JobTarget[], params: unknown, context: Context) => Promise<void>;
}

/** Targets that ended without their action: all with the same failure, or without one if they were not begun. */
export interface Undone {
  db: Db;
  now: Date;
  failure: Failure | null;
  /** User id of the initiator. */
  by: string;
}

/** A job that writes rows into a file. */
interface ExportKind {
  at: 'export';
  permission: string;
  dataset: Dataset;
}

/** File of a report. */
export interface WrittenFile {
  jobId: string;
  name: string;
  rows: number;
  sha256: string;
  now: Date;
}

/**
 * A job that writes the rows of another kind into a file with its own format. It requires the permissions of both
 * kinds.
 */
interface ReportKind {
  at: 'report';
  permission: string;
  /** Returns the kind whose rows are written. */
  sourceOf: (params: unknown) => JobType;
  /** Called in the transaction that ends the job. */
  written: (file: WrittenFile, db: Db) => Promise<void>;
}

/** Implementation of a job type. */
export type JobKind = ItemsKind | ExportKind | ReportKind;

/** Returns the permissions that a job requires. */
export const permissionsFor = (kinds: JobKinds, type: JobType, params: unknown): string[] => {
  const kind = kinds[type];
  return kind.at === 'report' ? [kind.permission, kinds[kind.sourceOf(params)].permission] : [kind.permission];
};

/** Returns the dataset that a job writes; null if it writes none. */
export function datasetFor(kinds: JobKinds, type: JobType, params: unknown): Dataset | null {
  const kind = kinds[type];
  const source = kind.at === 'report' ? kinds[kind.sourceOf(params)] : kind;
  return source.at === 'export' ? source.dataset : null;
}

/** Undoes the preparation of targets, if their kind has a preparation. */
export async function leaveUndone(kind: JobKind, targetIds: string[], end: Undone): Promise<void> {
  if (kind.at === 'items' && targetIds.length > 0) await kind.undone?.(targetIds, end);
}

export type JobKinds = Record<JobType, JobKind>;
