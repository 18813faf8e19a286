import type { JobType } from '@console/contracts/areas';
import type { Context, Db } from '../context';
import type { Dataset } from '../exports/dataset';
import type { Failure } from './job-item.store';

/** One of the many that a job is about, as it was seen when it was chosen. */
export interface JobTarget {
  id: string;
  label: string;
  /** Null: whatever it is by now. */
  version: number | null;
}

/**
 * A job of many equal actions. Each is done in a transaction of its own, together with the note that it is done: so it
 * is done once, however often its process dies. What it refuses is the result of that one and stops nothing.
 */
export interface ItemsKind {
  at: 'items';
  permission: string;
  /** Its last item is about all the others, so it waits until each of them is settled. */
  endsWithWhole?: true;
  work: (target: JobTarget, params: unknown, context: Context) => Promise<void>;
  /** Undoes what was prepared for targets that failed or will not be begun; in the transaction that says so. */
  undone?: (targetIds: string[], end: Undone) => Promise<void>;
  /** Prepares targets that failed to be tried again; what it refuses is not tried. */
  again?: (targets: JobTarget[], params: unknown, context: Context) => Promise<void>;
}

/** How targets ended without their action: each with the same failure, or without one where they were never begun. */
export interface Undone {
  db: Db;
  now: Date;
  failure: Failure | null;
  /** Whose doing it was. */
  by: string;
}

/** A job that writes rows into a file. */
interface ExportKind {
  at: 'export';
  permission: string;
  dataset: Dataset;
}

/** The file of a report, once it is there. */
export interface WrittenFile {
  jobId: string;
  name: string;
  rows: number;
  sha256: string;
  now: Date;
}

/** A job that writes rows of another kind into a file with its own format. Both permissions are needed. */
interface ReportKind {
  at: 'report';
  permission: string;
  /** The kind whose rows they are. */
  sourceOf: (params: unknown) => JobType;
  /** In the transaction that ends the job. */
  written: (file: WrittenFile, db: Db) => Promise<void>;
}

/** What a job does. */
export type JobKind = ItemsKind | ExportKind | ReportKind;

/** What somebody must be allowed to do for a job. */
export const permissionsFor = (kinds: JobKinds, type: JobType, params: unknown): string[] => {
  const kind = kinds[type];
  return kind.at === 'report' ? [kind.permission, kinds[kind.sourceOf(params)].permission] : [kind.permission];
};

/** The rows that a job writes; null where it writes none. */
export function datasetFor(kinds: JobKinds, type: JobType, params: unknown): Dataset | null {
  const kind = kinds[type];
  const source = kind.at === 'report' ? kinds[kind.sourceOf(params)] : kind;
  return source.at === 'export' ? source.dataset : null;
}

/** What was prepared for targets is undone, where their kind prepares anything. */
export async function leaveUndone(kind: JobKind, targetIds: string[], end: Undone): Promise<void> {
  if (kind.at === 'items' && targetIds.length > 0) await kind.undone?.(targetIds, end);
}

export type JobKinds = Record<JobType, JobKind>;
