import type { Ctx } from '../context';
import { sql } from './sql';
import { text } from './column';

/** Context of statements on rows of another company, without an audit log: entries belong to the actor's company. */
export type CompanyCtx = Pick<Ctx, 'db' | 'companyId' | 'by' | 'now'>;

/**
 * Runs a callback with access to another company's rows in the same transaction, for platform users who create the
 * first records of a company. Row-level security then permits only that company's rows, not those of the platform. A
 * function that runs as the table owner would have more rights, and would have to repeat the statements and checks of
 * the stores. Afterwards the original scope is restored, also after a refusal that keeps its changes.
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
    // After a failed statement the transaction is aborted, and its end restores the scope; report the first error.
    await enter(db, own).catch(() => undefined);
    throw error;
  }
}

const enter = (db: Ctx['db'], companyId: string) =>
  db.execute(sql`select set_config('app.company_id', ${companyId}, true) as company`, { company: text });
