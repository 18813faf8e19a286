import { money } from '@console/contracts';
import type { WalletEvent } from '@console/contracts/wallets';
import { readPoolRow } from '../pools/pool.query';
import { nameFor, type Reader } from '../../../platform/audience/audience.rules';
import { by, writtenBy } from '../../../platform/audience/written-by.query';
import type { Context } from '../../../platform/context';
import { permissionsIn } from '../../../platform/session/membership.rules';
import { walletKind } from './wallet-kind.query';
import { inCompany } from '../../../platform/reach/reach.query';
import { nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { tables } from '../../../platform/db/tables';
import { sql } from '../../../platform/db/sql';

const lineRow = {
  ...pick(tables.audit_event, 'id', 'at', 'action', 'object_type', 'after'),
  by,
  email: nullable(text),
};

type LineRow = RowOf<typeof lineRow>;

/** History of a wallet with its cards and users from the audit log, newest first. */
export async function findWalletEvents(
  context: Pick<Context, 'db' | 'actor' | 'now'>,
  id: string,
): Promise<WalletEvent[]> {
  const { db, actor } = context;
  await readPoolRow(walletKind, context, id);
  const seesUsers = permissionsIn(actor, id).has('cards.wallet-user.view');
  const { rows } = await db.execute(
    sql`
      select e.id, e.at, ${writtenBy(sql`u`, sql`e.actor_id`)} as by, e.action, e.object_type, e.after, e.email
      from (
        select e.*, null as email from audit_event e
          where ${inCompany(actor, sql`e.company_id`)} and e.object_type = 'wallet' and e.object_id = ${id}
        union all
        select e.*, null from audit_event e
          where ${inCompany(actor, sql`e.company_id`)} and e.object_type = 'cardBatch'
            and e.object_id in (select c.batch_id from card c where c.wallet_id = ${id})
        union all
        select e.*, wu.email from wallet_user wu
          join audit_event e on ${inCompany(actor, sql`e.company_id`)} and e.object_type = 'wallet_user' and e.object_id = wu.id
          where ${seesUsers} and wu.wallet_id = ${id}
      ) e
      left join app_user u on u.id = e.actor_id
      where e.result = 'OK' order by e.at desc, e.seq desc limit 100`,
    lineRow,
  );
  return rows.flatMap((row) => {
    const action = actionOf(row);
    return action === undefined ? [] : [toEvent(row, action, actor)];
  });
}

function toEvent({ id, at, by, after, email }: LineRow, action: WalletEvent['deed'], reader: Reader): WalletEvent {
  const { amount, deposit, count } = Object(after);
  return {
    id,
    at: new Date(at).toISOString(),
    actor: nameFor(reader, by),
    deed: action,
    amount: money.safeParse(amount ?? deposit).data ?? null,
    count: action === 'CARDS' && typeof count === 'number' ? count : null,
    email,
  };
}

const statusActions: Partial<Record<string, WalletEvent['deed']>> = {
  ACTIVE: 'UNFROZEN',
  FROZEN: 'FROZEN',
  CANCELLED: 'CANCELLED',
};
const userActions: Partial<Record<string, WalletEvent['deed']>> = { EXPIRED: 'WITHDRAWN', REMOVED: 'REMOVED' };

/** Action of an audit log entry, recognized by its object: the status of a wallet or the state of an invitation. */
function actionOf({ object_type: objectType, action, after }: LineRow): WalletEvent['deed'] | undefined {
  const { deed: actionName, status, state } = Object(after);
  if (objectType === 'cardBatch') return 'CARDS';
  if (objectType === 'wallet_user') return userActions[String(state)] ?? 'INVITED';
  if (actionName === 'TOPUP' || actionName === 'WITHDRAW') return actionName;
  return action === '/wallet/create' ? 'CREATED' : statusActions[String(status)];
}
