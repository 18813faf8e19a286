import { operations } from '@console/contracts/operations';
import type { Pool } from 'pg';
import type { Db } from '../context';
import { bool, pick, text } from '../db/column';
import { tables } from '../db/tables';
import { inTransaction } from '../db/transaction';
import { sql } from '../db/sql';
import { StartFailure } from './start-failure';

interface Start {
  isSandbox: boolean;
  /** Company ids that only demos have. */
  madeUp: readonly string[];
  now: Date;
}

/**
 * Checks that a database has either real or simulated money: changing a setting must neither turn simulated money into
 * real money nor allow simulation beside real money.
 */
export const checkMoney = (pool: Pool, { isSandbox, madeUp, now }: Start): Promise<void> =>
  inTransaction(pool, { as: 'owner' }, async (db) => {
    const { rows } = await db.execute(sql`select since from real_money`, pick(tables.real_money, 'since'));
    if (isSandbox) {
      if (rows[0])
        throw new StartFailure(
          `This database has been in production since ${new Date(rows[0].since).toISOString()}; start it with SANDBOX=off.`,
        );
      return;
    }
    if (!rows[0]) {
      const origin = await findMadeUp(db, madeUp);
      if (origin !== null)
        throw new StartFailure(`This database was a sandbox (${origin}); start SANDBOX=off with an empty database.`);
      await db.execute(sql`insert into real_money (since) values (${now})`);
    }
    await refuseSandboxRoles(db);
  });

const simulations = Object.values(operations).flatMap(({ path, sandboxOnly, reads }) =>
  sandboxOnly && !reads ? [path] : [],
);

/** Returns a description of simulated data, or null. Runs once in the life of a database. */
async function findMadeUp(db: Db, companies: readonly string[]): Promise<string | null> {
  const { rows } = await db.execute(
    sql`select exists(select from company where id = any(${companies}::text[])) as demo,
      exists(select from clock_shift where ahead_seconds > 0) as moved,
      exists(select from company c join audit_event a on a.company_id = c.id and a.action = any(${simulations}::text[])
        where a.result = 'OK') as simulated`,
    { demo: bool, moved: bool, simulated: bool },
  );
  const found = rows[0];
  if (found?.demo) return 'it has demo data';
  if (found?.moved) return 'its clock was moved';
  return found?.simulated ? 'it has simulated data' : null;
}

/** Refuses roles with simulation permissions, which a migration or a user may have granted earlier. */
async function refuseSandboxRoles(db: Db): Promise<void> {
  const { rows } = await db.execute(
    sql`select string_agg(distinct b.role_id, ', ' order by b.role_id) as roles,
      string_agg(distinct b.button_code, ', ' order by b.button_code) as codes
    from role_button b join button on button.code = b.button_code and button.is_sandbox_only having count(*) > 0`,
    { roles: text, codes: text },
  );
  if (rows[0])
    throw new StartFailure(
      `SANDBOX is off and the roles ${rows[0].roles} have the sandbox permissions ${rows[0].codes}; remove these permissions.`,
    );
}
