import { codes } from '@console/contracts';
import type { Context } from '../../../platform/context';
import { seesWhole } from '../../../platform/reach/reach.rules';
import { Refusal } from '../../../platform/refusal';
import { inCompany } from '../../../platform/reach/reach.query';
import { bool } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

type Asking = Pick<Context, 'db' | 'actor'>;

/** Whether the actor works for the whole of the company that runs the platform. */
export async function isOfPlatform({ db, actor }: Asking): Promise<boolean> {
  if (!seesWhole(actor)) return false;
  const { rows } = await db.execute(
    sql`select exists (select from company where ${inCompany(actor, sql`id`)} and is_default) as is`,
    { is: bool },
  );
  return rows[0]?.is ?? false;
}

/** BINs are the platform's: nobody else changes them, whatever their roles say. */
export async function refuseOthers(asking: Asking): Promise<void> {
  if (!(await isOfPlatform(asking))) throw new Refusal(codes.noPermission);
}
