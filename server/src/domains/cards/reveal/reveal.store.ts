import type { InputOf } from '@console/contracts';
import type { requestReveal } from '@console/contracts/cards';
import type { Context, Db } from '../../../platform/context';
import { idleSecondsSql } from '../../../platform/session/idle.query';
import type { StoredNumber } from '../../../platform/vault/card-vault';
import { bool, pick, type RowOf, text } from '../../../platform/db/column';
import { counted } from '../../../platform/db/common-columns';
import { lockCounted } from '../../../platform/db/lock-counted';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Validity of a ticket: enough time to enter a password. */
const ticketSeconds = 60;

interface NewTicket {
  hash: string;
  sessionId: string;
  input: InputOf<typeof requestReveal>;
}

export async function insertTicket(
  { db, actor, now }: Context,
  { hash, sessionId, input: { id, purpose, note } }: NewTicket,
): Promise<Date> {
  const expiresAt = new Date(now.getTime() + ticketSeconds * 1000);
  await db.execute(sql`
    insert into reveal_ticket (ticket_hash, company_id, session_id, user_id, card_id, purpose, note, created_at, expires_at)
    values (${hash}, ${actor.companyId}, ${sessionId}, ${actor.userId}, ${id}, ${purpose}, ${note ?? null},
      ${now}, ${expiresAt})`);
  return expiresAt;
}

/** Counts the user's tickets of the last hour under a lock, so that parallel calls cannot exceed the cap. */
export async function countTickets({ db, actor, now }: Context): Promise<number> {
  await lockCounted(db, 'reveal tickets', actor.userId);
  const { rows } = await db.execute(
    sql`
      select count(*)::int as count from reveal_ticket
      where user_id = ${actor.userId} and created_at > ${now}::timestamptz - interval '1 hour'`,
    counted,
  );
  return rows[0]?.count ?? 0;
}

/** Ticket with the facts that decide its validity. */
export interface Ticket {
  companyId: string;
  userId: string;
  loginName: string;
  sessionId: string;
  purpose: string;
  cardId: string;
  cardLabel: string;
  validTo: string;
  /** Unused and not expired, with an active session of a user who still has the permission. */
  isGood: boolean;
  stored: StoredNumber;
}

const ticketRow = {
  ...pick(tables.reveal_ticket, 'company_id', 'user_id', 'session_id', 'purpose', 'card_id'),
  ...pick(tables.app_user, 'login_name'),
  ...pick(tables.card, 'number_cipher', 'number_key', 'key_id'),
  card_label: text,
  valid_to: text,
  is_good: bool,
};

/** Condition for a wallet user `u` who may pay with a card `c`. */
const paysByMembership = sql`(u.account_type = 'WALLET' and exists(
  select from wallet_user wu where wu.user_id = u.id and wu.wallet_id = c.wallet_id and wu.state = 'ACCEPTED'
    and wu.role <> 'VIEWER' and (wu.visible_cards = 'ALL' or exists(
      select from wallet_user_card k where k.wallet_user_id = wu.id and k.card_id = c.id))))`;

/**
 * Sets the row-level security scope to the ticket's company and locks the ticket, so that concurrent redemptions cannot
 * both succeed.
 */
export async function lockTicket(db: Db, hash: string, now: Date): Promise<Ticket | null> {
  await db.execute(sql`select set_config('app.company_id', coalesce(company_of_ticket(${hash}), ''), true)`);
  const { rows } = await db.execute(
    sql`
      select t.company_id, t.user_id, u.login_name, t.session_id, t.purpose, t.card_id,
        c.alias || ' ' || c.last4 as card_label, c.valid_to::text as valid_to, c.number_cipher, c.number_key, c.key_id,
        t.used_at is null and t.expires_at > ${now}::timestamptz and s.ended_at is null
          and s.expires_at > ${now}::timestamptz
          and s.last_active_at > ${now}::timestamptz - ${idleSecondsSql} * interval '1 second'
          and u.status = 'ACTIVE' and u.deleted_at is null and c.status <> 'CANCELLED'
          and not u.hidden_groups && array['CARD_NUMBER', 'CARD_EXPIRY', 'SECURITY_CODE']
          and (exists(select from user_role ur join role r on r.id = ur.role_id and r.status = 'ACTIVE' and r.deleted_at is null
            join held_button b on b.role_id = r.id
            where ur.user_id = u.id and b.button_code = 'cards.card.reveal')
            or ${paysByMembership}) as is_good
      from reveal_ticket t
      join session s on s.id = t.session_id
      join app_user u on u.id = t.user_id
      join card c on c.id = t.card_id
      where t.ticket_hash = ${hash} for update of t`,
    ticketRow,
  );
  return rows[0] ? ticketOf(rows[0]) : null;
}

const ticketOf = (row: RowOf<typeof ticketRow>): Ticket => ({
  companyId: row.company_id,
  userId: row.user_id,
  loginName: row.login_name,
  sessionId: row.session_id,
  purpose: row.purpose,
  cardId: row.card_id,
  cardLabel: row.card_label,
  validTo: row.valid_to,
  isGood: row.is_good,
  stored: { id: row.card_id, number_cipher: row.number_cipher, number_key: row.number_key, key_id: row.key_id },
});

export async function markUsed(db: Db, hash: string, now: Date): Promise<void> {
  await db.execute(sql`update reveal_ticket set used_at = ${now} where ticket_hash = ${hash}`);
}

/** Returns whether an origin belongs to a company's site. Sites are public, so no company scope is needed. */
export async function isSiteOrigin(owner: Db, origin: string): Promise<boolean> {
  const { rows } = await owner.execute(
    sql`
      select exists(select from company where ${origin} = any (site_origins) and deleted_at is null
        and status in ('ACTIVE', 'SUSPENDED')) as is`,
    { is: bool },
  );
  return rows[0]?.is ?? false;
}
