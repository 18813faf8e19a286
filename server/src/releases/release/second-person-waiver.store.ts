import type { SecondPersonWaiver } from '@console/contracts/releases';
import type { Db } from '../../platform/context';
import { text } from '../../platform/db/column';
import { sql } from '../../platform/db/sql';

type Waiver = Pick<SecondPersonWaiver, 'id' | 'why' | 'madeAt' | 'madeBy'>;

/** Returns the pending request of a remote; there is at most one. */
export async function findWaiverOf(db: Db, module: string): Promise<Waiver | null> {
  const { rows } = await db.execute(
    sql`
      select id, why, to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "madeAt",
        made_by as "madeBy"
      from second_person_waiver where module = ${module} and state = 'WAITING'`,
    { id: text, why: text, madeAt: text, madeBy: text },
  );
  return rows[0] ?? null;
}

interface Request {
  id: string;
  module: string;
  why: string;
  madeBy: string;
  now: Date;
}

/** Inserts a request; returns false if the remote already has a pending one. */
export async function insertWaiver(db: Db, { id, module, why, madeBy, now }: Request): Promise<boolean> {
  const added = await db.execute(sql`
    insert into second_person_waiver (id, module, why, made_at, made_by)
    values (${id}, ${module}, ${why}, ${now}, ${madeBy}) on conflict do nothing`);
  return added.rowCount === 1;
}

interface Locked {
  id: string;
  module: string;
  madeBy: string;
}

/** Locks a pending request. Locks its remote first, in the same order as `saveModule`, to avoid a deadlock. */
export async function lockWaiver(db: Db, id: string): Promise<Locked | null> {
  await db.execute(sql`
    select from devops_module where code = (select module from second_person_waiver where id = ${id}) for update`);
  const { rows } = await db.execute(
    sql`
      select id, module, made_by as "madeBy" from second_person_waiver where id = ${id} and state = 'WAITING' for update`,
    { id: text, module: text, madeBy: text },
  );
  return rows[0] ?? null;
}

interface Decision {
  id: string;
  state: 'APPROVED' | 'REJECTED';
  by: string;
  now: Date;
}

export async function decideOnWaiver(db: Db, { id, state, by, now }: Decision): Promise<void> {
  await db.execute(
    sql`update second_person_waiver set state = ${state}, decided_at = ${now}, decided_by = ${by} where id = ${id}`,
  );
}
