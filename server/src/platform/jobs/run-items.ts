import { codes } from '@console/contracts';
import type { Actor } from '../context';
import { inTransaction } from '../db/transaction';
import { Refusal } from '../refusal';
import { finishJob } from './finish-job.actions';
import { contextOf } from './job-context';
import { type Failure, lockWaitingItem, settleItem, waitingItems } from './job-item.store';
import { type ItemsKind, leaveUndone } from './job-kind';
import { type ClaimedJob, countItem, readResults } from './job.store';
import { stateOfResults } from './job.rules';
import type { Running } from './run-job.actions';

/** Low, so that requests always get a database connection. */
const itemsAtOnce = 2;
const itemsPerLook = 100;

interface Doing extends Running {
  job: ClaimedJob;
  kind: ItemsKind;
  actor: Actor;
  /** Aborted when the lease is lost or the process shuts down. */
  signal: AbortSignal;
}

/** Runs the waiting items. The state of each item is in the database, so another process can continue. */
export async function runItems(doing: Doing): Promise<void> {
  const { pool, clock, job, signal } = doing;
  const scope = { as: 'company', companyId: job.companyId } as const;
  while (!signal.aborted) {
    const waiting = await inTransaction(pool, scope, (db) => waitingItems(db, job.id, itemsPerLook));
    if (waiting.length === 0) break;
    await sideBySide(dueOf(waiting, doing), async (seq) => {
      if (!signal.aborted) await settle(doing, seq);
    });
  }
  if (signal.aborted) return;
  await inTransaction(pool, scope, async (db) => {
    const results = await readResults(db, job.id);
    await finishJob(db, job, { state: stateOfResults(results), now: clock(), facts: results });
  });
}

/** Returns the items that can run now. A last item that depends on all others runs alone at the end. */
function dueOf(waiting: number[], { kind, job }: Doing): number[] {
  const isWhole = (seq: number) => kind.endsWithWhole === true && seq === job.total;
  return waiting.length > 1 ? waiting.filter((seq) => !isWhole(seq)) : waiting;
}

async function sideBySide(items: number[], work: (item: number) => Promise<void>): Promise<void> {
  const open = [...items];
  const worker = async () => {
    for (let next = open.shift(); next !== undefined; next = open.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: itemsAtOnce }, worker));
}

/** Runs an item. Retries once after an error other than a refusal, because it can be transient, such as a deadlock. */
async function settle(doing: Doing, seq: number): Promise<void> {
  const first = await attempt(doing, seq);
  if (first.at === 'done') return;
  const last = first.at === 'fault' ? await attempt(doing, seq) : first;
  if (last.at === 'done') return;
  if (last.at === 'fault') doing.onError(last.error);
  const failure = last.at === 'fault' ? { code: codes.serverError, reason: null } : last.failure;
  const { pool, clock, job } = doing;
  await inTransaction(pool, { as: 'company', companyId: job.companyId }, async (db) => {
    const place = { jobId: job.id, seq };
    const target = await lockWaitingItem(db, place);
    if (!target) return;
    await settleItem(db, place, failure, clock());
    await leaveUndone(doing.kind, [target.id], { db, now: clock(), failure, by: job.ownerId });
    await countItem(db, job.id, 'failed');
  });
}

type Attempt = { at: 'done' } | { at: 'refused'; failure: Failure } | { at: 'fault'; error: unknown };

/** Runs action, result and audit log entry in one transaction. */
async function attempt({ pool, clock, job, kind, actor }: Doing, seq: number): Promise<Attempt> {
  try {
    await inTransaction(pool, { as: 'company', companyId: job.companyId }, async (db) => {
      const place = { jobId: job.id, seq };
      const target = await lockWaitingItem(db, place);
      if (!target) return;
      const { context, writeLines } = contextOf(job, { db, actor, now: clock() });
      await kind.work(target, job.params, context);
      await settleItem(db, place, null, clock());
      await countItem(db, job.id, 'ok');
      await writeLines();
    });
    return { at: 'done' };
  } catch (error) {
    return error instanceof Refusal ? { at: 'refused', failure: failureOf(error) } : { at: 'fault', error };
  }
}

function failureOf({ code, data, fieldIssues }: Refusal): Failure {
  const { reason } = Object(data);
  return { code, reason: typeof reason === 'string' ? reason : (fieldIssues[0]?.code ?? null) };
}
