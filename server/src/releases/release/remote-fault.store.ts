import type { RemoteFault } from '@console/contracts/release';
import type { Actor, Db } from '../../platform/context';
import { hashOf } from '../../platform/http/input';
import { sql } from '../../platform/db/sql';

interface Report {
  fault: RemoteFault;
  sessionId: string;
  now: Date;
  traceId: string;
  composition: string | null;
}

/** Stores a fault or increments its counter. Deletes faults that were not reported for 30 days. */
export async function storeFault(
  db: Db,
  { companyId }: Actor,
  { fault, sessionId, now, traceId, composition }: Report,
): Promise<void> {
  const { remote, version, step, page, error, message, place } = fault;
  await db.execute(sql`
    insert into remote_fault (company_id, session_id, fingerprint, remote, version, step, page, error, message, place,
      count, first_at, last_at, trace_id, composition)
    values (${companyId}, ${sessionId}, ${hashOf(fault)}, ${remote}, ${version}, ${step}, ${page}, ${error}, ${message},
      ${place}, 1, ${now}, ${now}, ${traceId}, ${composition})
    on conflict (session_id, fingerprint) do update
      set count = remote_fault.count + 1, last_at = excluded.last_at, trace_id = excluded.trace_id,
        composition = excluded.composition`);
  await db.execute(sql`delete from remote_fault where last_at < ${now}::timestamptz - interval '30 days'`);
}
