import type { Ctx } from '../context';
import { sql } from './sql';
import { text } from './column';

/** Context of statements on the rows of another company. It has no audit log: entries are those of the actor's company. */
export type CompanyCtx = Pick<Ctx, 'db' | 'companyId' | 'by' | 'now'>;

/**
 * Runs the work on the rows of another company, in the same transaction. For users of the platform company who create the
 * first records of a company: row security then admits rows of that company only, and no longer those of the platform. This
 * is narrower than a function that runs as the table owner, which would have to repeat what the stores write and check.
 * The scope is that of the transaction again afterwards, also after a refusal that keeps its changes.
 */
export async function withinCompany<T>(
  { db, companyId: own, by, now }: CompanyCtx,
  companyId: string,
  work: (ctx: CompanyCtx) => Promise<T>,
): Promise<T> {
  await enter(db, companyId);
  try {
    const result = await work({ db, companyId, by, now });
    await enter(db, own);
    return result;
  } catch (error) {
    // After a failed statement the transaction accepts none, and its end restores the scope: the first error counts.
    await enter(db, own).catch(() => undefined);
    throw error;
  }
}

const enter = (db: Ctx['db'], companyId: string) =>
  db.execute(sql`select set_config('app.company_id', ${companyId}, true) as company`, { company: text });
