import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id, instant, integerMax } from '../text';
import { jobStates } from './job.states';

/** Result file of a job, deleted once the job is `EXPIRED`. */
const jobFile = z.strictObject({ name: z.string(), bytes: z.int() });

/** Work that may exceed the timeout of a call. It continues after the browser is closed. */
export const job = z.strictObject({
  id: id('job'),
  /** Code of the dictionary `job_type`, defined by the area of the job. */
  type: z.string(),
  state: z.enum(jobStates),
  /** Number of rows or items; 0 until they are counted. */
  total: z.int(),
  done: z.int(),
  ok: z.int(),
  failed: z.int(),
  file: jobFile.nullable(),
  /** Address of the result below `/main/`; null without a page. */
  page: z.string().nullable(),
  /** Reason of a failure, in the user's language. */
  message: z.string().nullable(),
  /** Trace id of the error that ended the job, for finding it in the log and in the error search. */
  traceId: z.string().nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  /** Time at which the file is deleted. */
  expiresAt: instant.nullable(),
});
export type Job = z.infer<typeof job>;

/** Lists the user's own recent jobs, newest first. */
export const listJobs = operation({
  path: '/job/list',
  permission: 'signed-in',
  forKeys: true,
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(job) }),
  reads: true,
  needsFactor: false,
});

export const jobItemStates = ['WAITING', 'OK', 'FAILED', 'CANCELLED'] as const;

/** Result for one item of a job. */
export const jobItem = z.strictObject({
  seq: z.int(),
  targetId: z.string(),
  label: z.string(),
  state: z.enum(jobItemStates),
  /** Reason of a failure, in the user's language. */
  message: z.string().nullable(),
});
export type JobItem = z.infer<typeof jobItem>;

/** Returns up to 100 items in order, starting after `after`. */
export const listJobItems = operation({
  path: '/job/items',
  permission: 'signed-in',
  forKeys: true,
  input: z.strictObject({
    id: id('job'),
    state: z.enum(jobItemStates).optional(),
    after: z.int().min(0).max(integerMax).optional(),
  }),
  output: z.strictObject({ list: z.array(jobItem), next: z.int().nullable() }),
  reads: true,
});

/** Cancels a job. Completed items stay completed; the remaining ones are not started. */
export const cancelJob = operation({
  path: '/job/cancel',
  permission: 'signed-in',
  forKeys: true,
  input: z.strictObject({ id: id('job') }),
  output: job,
});

/** Starts a new job for the failed items of a finished job. */
export const retryJob = operation({
  path: '/job/retry',
  permission: 'signed-in',
  forKeys: true,
  input: z.strictObject({ id: id('job') }),
  output: job,
  idempotent: true,
});

/** Returns a single-use download address that is valid for one minute. */
export const downloadJob = operation({
  path: '/job/download',
  permission: 'signed-in',
  forKeys: true,
  input: z.strictObject({ id: id('job') }),
  output: z.strictObject({ url: z.string(), name: z.string() }),
});
