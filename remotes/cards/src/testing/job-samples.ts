import type { Job } from '@console/contracts/jobs';
import { idOf } from '@console/testing';

/** Job that has just started. */
export const jobOf = (change: Partial<Job> = {}): Job => ({
  id: idOf('job', 1),
  type: 'CARD_FREEZE',
  state: 'QUEUED',
  total: 2,
  done: 0,
  ok: 0,
  failed: 0,
  file: null,
  page: null,
  message: null,
  traceId: null,
  createdAt: '2026-03-09T04:00:00.000Z',
  finishedAt: null,
  expiresAt: null,
  ...change,
});
