import { codes } from '@console/contracts';
import type { Context } from '../context';
import { seesWhole } from './reach.rules';
import { Refusal } from '../refusal';
import { inCompany } from './reach.query';
import { bool } from '../db/column';
import { sql } from '../db/sql';

type Asking = Pick<Context, 'db' | 'actor'>;

/** Returns whether the actor works for the platform company and has access to all of it. */
export async function isOfPlatform({ db, actor }: Asking): Promise<boolean> {
  if (!seesWhole(actor)) return false;
  const { rows } = await db.execute(
    sql`select exists (select from company where ${inCompany(actor, sql`id`)} and is_default) as is`,
    { is: bool },
  );
  return rows[0]?.is ?? false;
}

/** Refuses changes of platform records, such as BINs and parameters, by other companies, independent of their roles. */
export async function refuseOthers(asking: Asking): Promise<void> {
  if (!(await isOfPlatform(asking))) throw new Refusal(codes.noPermission);
}
