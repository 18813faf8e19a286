import { codes } from '@console/contracts';
import {
  canRetryJob,
  cancelJob,
  downloadJob,
  type Job,
  jobTransitions,
  listJobItems,
  listJobs,
  retryJob,
} from '@console/contracts/jobs';
import type { App } from '../deps';
import { issueDownload } from '../files/file-ticket.store';
import { mount, type SignedInContext } from '../http/mount';
import { Refusal } from '../refusal';
import { findFailedTargets, findItems } from './job-item.store';
import { type JobKinds, permissionsFor } from './job-kind';
import { cancelRest } from './cancel-job.actions';
import { findJobFile, findJobParams, findJobs, type OwnJob, readJob } from './job.query';
import { startJob } from './start-job.actions';

export function jobRoutes(app: App): void {
  const kinds = app.registry.jobs;
  mount(app, listJobs, async (_input, context) => ({ list: await findJobs(context) }));

  mount(app, listJobItems, async (input, context) => {
    await readJob(context, input.id);
    return findItems(context.db, input, context.language);
  });

  mount(app, cancelJob, async ({ id }, context) => {
    const job = await readJob(context, id);
    if (!(await cancelRest(context.db, { id, kind: kinds[job.type], by: context.actor.userId }, context.now)))
      throw notNow(job, 'CANCELLED');
    await context.audit({ objectType: 'job', objectId: id, objectLabel: job.type, after: { state: 'CANCELLED' } });
    return readJob(context, id);
  });

  mount(app, retryJob, (input, context) => retryFailed(kinds, input.id, context));

  mount(app, downloadJob, async ({ id }, context) => {
    const job = await readJob(context, id);
    await refuseWithout(kinds, job, context);
    const fileId = await findJobFile(context.db, id);
    if (!fileId || !job.file) throw new Refusal(codes.notFound);
    const url = await issueDownload(context, fileId);
    await context.audit({ objectType: 'job', objectId: id, objectLabel: job.file.name, after: { downloaded: true } });
    return { url, name: job.file.name };
  });
}

async function retryFailed(kinds: JobKinds, id: string, context: SignedInContext): Promise<Job> {
  const job = await readJob(context, id);
  await refuseWithout(kinds, job, context);
  if (!canRetryJob(job)) throw notNow(job, 'QUEUED');
  const params = await findJobParams(context.db, id);
  const targets = await findFailedTargets(context.db, id);
  const kind = kinds[job.type];
  if (kind.at === 'items') await kind.again?.(targets, params, context);
  return startJob({ type: job.type, action: retryJob.path, params, targets, retryOf: id }, context);
}

/** Refuses the results of old jobs if the user no longer has the permission to start such a job. */
async function refuseWithout(kinds: JobKinds, { id, type }: OwnJob, { actor, db }: SignedInContext): Promise<void> {
  const needed = permissionsFor(kinds, type, await findJobParams(db, id));
  if (needed.some((permission) => !actor.permissions.has(permission))) throw new Refusal(codes.noPermission);
}

const notNow = ({ state: from }: Job, to: string) =>
  new Refusal(codes.transition, { data: { from, to, allowed: jobTransitions[from] } });
