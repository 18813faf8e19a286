import type { NotificationType } from '@console/contracts/areas';
import type { JobState } from '@console/contracts/jobs';
import type { Db } from '../context';
import { raiseNotification } from '../notifications/notification.store';
import { raiseEvent } from '../webhooks/raise-event';
import { auditJob } from './job-context';
import { type ClaimedJob, endJob } from './job.store';

type Ended = Extract<JobState, 'SUCCEEDED' | 'PARTIAL' | 'FAILED'>;

interface End {
  state: Ended;
  reason?: string;
  /** Trace id of the error that ended the job. */
  traceId?: string;
  fileId?: string;
  now: Date;
  /** Further values of the audit log entry, besides state and reason. */
  facts?: Record<string, unknown>;
}

const types: Record<Ended, NotificationType> = { SUCCEEDED: 'JOB_DONE', PARTIAL: 'JOB_PARTIAL', FAILED: 'JOB_FAILED' };

/** Ends a job, notifies its owner and writes an audit log entry. Returns false if another process has ended it. */
export async function finishJob(
  db: Db,
  job: ClaimedJob,
  { state, reason, traceId, fileId, now, facts = {} }: End,
): Promise<boolean> {
  const ended = { state, ...(reason !== undefined && { reason }) };
  const references = { ...(traceId !== undefined && { traceId }), ...(fileId !== undefined && { fileId }) };
  if (!(await endJob(db, job, { ...ended, ...references, now }))) return false;
  await raiseNotification(db, {
    companyId: job.companyId,
    userIds: [job.ownerId],
    type: types[state],
    objectType: 'job',
    objectId: job.id,
    label: job.type,
    now,
  });
  const data = { jobId: job.id, type: job.type, state };
  await raiseEvent({ db, now, actor: job }, { type: 'job.ended', data });
  await auditJob(db, job, { after: { ...ended, ...facts }, traceId: traceId ?? job.id, now });
  return true;
}
