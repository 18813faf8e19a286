import type { StepDraft } from '@console/contracts/step-drafts';
import type { Context } from '../context';
import { pick } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

type Reader = Pick<Context, 'db' | 'actor'>;

/** A step of a form. */
interface Step {
  page: string;
  recordId: string;
}

/** Maximum number of drafts per user; older ones are deleted. */
const draftsMost = 50;

export async function findStepDraft({ db, actor }: Reader, { page, recordId }: Step): Promise<StepDraft | null> {
  const { rows } = await db.execute(
    sql`
      select state, saved_at from step_draft
      where user_id = ${actor.userId} and page = ${page} and record_id = ${recordId}`,
    pick(tables.step_draft, 'state', 'saved_at'),
  );
  const [row] = rows;
  return row ? { state: row.state, savedAt: new Date(row.saved_at).toISOString() } : null;
}

/** Stores a draft, replacing the previous one. */
export async function storeStepDraft(
  { db, actor, now }: Reader & Pick<Context, 'now'>,
  { page, recordId, state }: Step & { state: string },
): Promise<void> {
  await db.execute(sql`
    insert into step_draft (company_id, user_id, page, record_id, state, saved_at)
    values (${actor.companyId}, ${actor.userId}, ${page}, ${recordId}, ${state}, ${now})
    on conflict (user_id, page, record_id) do update set state = excluded.state, saved_at = excluded.saved_at`);
  await db.execute(sql`
    delete from step_draft where user_id = ${actor.userId} and (page, record_id) in (
      select page, record_id from step_draft where user_id = ${actor.userId}
      order by saved_at desc, page, record_id offset ${draftsMost})`);
}

export async function removeStepDraft({ db, actor }: Reader, { page, recordId }: Step): Promise<void> {
  await db.execute(sql`
    delete from step_draft where user_id = ${actor.userId} and page = ${page} and record_id = ${recordId}`);
}
