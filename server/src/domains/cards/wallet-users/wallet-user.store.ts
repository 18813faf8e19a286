import type { WalletUserState } from '@console/contracts/wallets';
import type { Context, Ctx, Db } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { insertRows } from '../../../platform/db/insert-rows';
import { nullable, pick, text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import {
  transitionRecord,
  type AuditedRecord,
  type RecordTransition,
} from '../../../platform/transitions/record-transitions';
import type { Access } from './wallet-access.rules';
import { walletUserTransitions } from './wallet-user.transitions';

interface Invitation {
  companyId: string;
  walletId: string;
  merchantId: string;
  email: string;
  /** Null if the address has an account that must not be revealed. */
  userId: string | null;
  state: 'INVITED' | 'ACCEPTED';
  invitedBy: string;
  expiresAt: Date;
  now: Date;
}

/** Inserts an invitation, or renews that of the same address and wallet. Null if it was already accepted. */
export async function keepInvitation(db: Db, invitation: Invitation): Promise<string | null> {
  const { companyId, walletId, merchantId, email, userId, state, invitedBy, expiresAt, now } = invitation;
  const { rows } = await db.execute(
    sql`
      insert into wallet_user (id, company_id, wallet_id, merchant_id, email, user_id, state, invited_by, invited_at,
        expires_at, accepted_at)
      values (${newId('wuser')}, ${companyId}, ${walletId}, ${merchantId}, ${email}, ${userId}, ${state}, ${invitedBy},
        ${now}, ${expiresAt}, ${state === 'ACCEPTED' ? now : null})
      on conflict (wallet_id, lower(email)) where state <> 'REMOVED' do update
        set invited_by = excluded.invited_by, invited_at = excluded.invited_at, expires_at = excluded.expires_at,
          user_id = excluded.user_id, state = excluded.state, accepted_at = excluded.accepted_at,
          version = wallet_user.version + 1
        where wallet_user.state = 'INVITED'
      returning id`,
    pick(tables.wallet_user, 'id'),
  );
  return rows[0]?.id ?? null;
}

interface WalletUserTransition extends RecordTransition<WalletUserState> {
  walletName: string;
  /** New expiry of a renewed invitation. */
  expiresAt?: Date;
}

const userRecord: AuditedRecord<WalletUserState, WalletUserTransition> = {
  objectType: 'wallet_user',
  field: 'state',
  transitions: walletUserTransitions,
  store: async ({ db, now }, { id, to, walletName, expiresAt = null }) => {
    const changes: Partial<Record<WalletUserState, SQL>> = {
      INVITED: sql`expires_at = ${expiresAt}`,
      ACCEPTED: sql`state = 'ACCEPTED', accepted_at = ${now}`,
      // Expires now; the state follows from the time.
      EXPIRED: sql`expires_at = ${now}`,
    };
    const change = changes[to] ?? sql`state = ${to}`;
    await db.execute(sql`update wallet_user set ${change}, version = version + 1 where id = ${id}`);
    return walletName;
  },
};

/** Changes the state of a wallet user; no other function may. The caller has locked it. */
export const transitionWalletUser = (ctx: Ctx, transition: WalletUserTransition): Promise<void> =>
  transitionRecord(userRecord, ctx, transition);

/** Accepts all pending invitations of a user who signs in or uses the link. */
export async function acceptInvitations(ctx: Ctx): Promise<void> {
  const { db, now, by } = ctx;
  const { rows } = await db.execute(
    sql`
      select wu.id, w.name as wallet_name from wallet_user wu left join wallet w on w.id = wu.wallet_id
      where wu.user_id = ${by.id} and wu.state = 'INVITED' and wu.expires_at > ${now} order by wu.id
      for no key update of wu`,
    { id: text, wallet_name: nullable(text) },
  );
  for (const { id, wallet_name: name } of rows)
    await transitionWalletUser(ctx, { id, from: 'INVITED', to: 'ACCEPTED', walletName: name ?? '' });
}

/** Stores the access of a wallet user with the visible cards. */
export async function storeAccess(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  id: string,
  { role, visibleCards, cardIds, limit }: Access,
): Promise<void> {
  await db.execute(sql`
    update wallet_user set role = ${role}, visible_cards = ${visibleCards}, limit_minor = ${limit && String(limit.minor)},
      limit_period = ${limit && limit.period}, version = version + 1 where id = ${id}`);
  await db.execute(sql`delete from wallet_user_card where wallet_user_id = ${id} and card_id <> all(${cardIds})`);
  const { rows } = await db.execute(
    sql`select card_id from wallet_user_card where wallet_user_id = ${id}`,
    pick(tables.wallet_user_card, 'card_id'),
  );
  const stored = new Set(rows.map(({ card_id }) => card_id));
  const added = cardIds.filter((card) => !stored.has(card));
  await insertRows(
    db,
    'wallet_user_card',
    added.map((card) => ({ wallet_user_id: id, card_id: card, company_id: actor.companyId })),
  );
}
