import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id, instant, integerMax } from '../text';
import { jobStates } from './job.states';

/** What a job has made; gone once the job is `EXPIRED`. */
const jobFile = z.strictObject({ name: z.string(), bytes: z.int() });

/** Work that may take longer than a call may. Each goes on without the browser that requested it. */
export const job = z.strictObject({
  id: id('job'),
  /** Of the area that it belongs to: a code of the dictionary `job_type`. */
  type: z.string(),
  state: z.enum(jobStates),
  /** Rows or items that were counted; 0 until they are. */
  total: z.int(),
  done: z.int(),
  ok: z.int(),
  failed: z.int(),
  file: jobFile.nullable(),
  /** Address below `/main/` that shows what came of it; null where no page does. */
  page: z.string().nullable(),
  /** Why the job failed, in the user's language. */
  message: z.string().nullable(),
  /** Trace id of the error that ended the job; the log and the error search find the error by it. */
  traceId: z.string().nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  /** When the file is gone. */
  expiresAt: instant.nullable(),
});
export type Job = z.infer<typeof job>;

/** One's own jobs of the last days, newest first. */
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

/** What became of one of the many that a job was about. */
export const jobItem = z.strictObject({
  seq: z.int(),
  targetId: z.string(),
  label: z.string(),
  state: z.enum(jobItemStates),
  /** Why not, in the user's language. */
  message: z.string().nullable(),
});
export type JobItem = z.infer<typeof jobItem>;

/** Items in their order, up to 100 after the place `after`. */
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

/** What is done stays done; the rest is not begun. */
export const cancelJob = operation({
  path: '/job/cancel',
  permission: 'signed-in',
  forKeys: true,
  input: z.strictObject({ id: id('job') }),
  output: job,
});

/** A new job for just those items of a finished one that failed. */
export const retryJob = operation({
  path: '/job/retry',
  permission: 'signed-in',
  forKeys: true,
  input: z.strictObject({ id: id('job') }),
  output: job,
  idempotent: true,
});

/** An address that gives the file once, within a minute. */
export const downloadJob = operation({
  path: '/job/download',
  permission: 'signed-in',
  forKeys: true,
  input: z.strictObject({ id: id('job') }),
  output: z.strictObject({ url: z.string(), name: z.string() }),
});
