import type { FirstStep } from '@console/contracts/accounts';
import type { Context } from '../../../platform/context';
import { bool } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { all } from '../../../platform/listing/filters';
import { seesWhole } from '../../../platform/reach/reach.rules';
import type { Registry } from '../../../platform/registry';
import { findFirstFacts } from '../../../platform/users/first-facts.query';
import { reachableAccounts } from '../accounts/account.query';
import { setsUp, stepsOf } from './first-steps.rules';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** Setup checklist for users who can set up the whole company: built-in steps, and steps contributed by features. */
export async function findFirstSteps({ features }: Registry, context: Reader): Promise<FirstStep[]> {
  const { permissions } = context.actor;
  if (!seesWhole(context.actor) || !setsUp(permissions)) return [];
  const { isDismissed, hasFactor, hasColleague, hasWebhook } = await findFirstFacts(context);
  if (isDismissed) return [];
  const added = [];
  for (const { firstSteps } of features) if (firstSteps) added.push(...(await firstSteps(context)));
  const own = [
    { kind: 'SECOND_FACTOR', isDone: hasFactor },
    { kind: 'COLLEAGUE', isDone: hasColleague },
    { kind: 'WEBHOOK', isDone: hasWebhook },
    { kind: 'FUNDS', isDone: await hasFunds(context) },
  ] as const;
  return stepsOf([...own, ...added], permissions);
}

async function hasFunds({ db, actor }: Reader): Promise<boolean> {
  const { rows } = await db.execute(
    sql`
      select exists (select 1 from account a join ledger_account la on la.id = a.ledger_account_id
        where la.balance > 0 and ${all(reachableAccounts(actor))}) as "hasFunds"`,
    { hasFunds: bool },
  );
  return rows[0]?.hasFunds ?? false;
}
