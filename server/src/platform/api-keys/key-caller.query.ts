import type { Actor, Db } from '../context';
import { bool, pick, type RowOf, text } from '../db/column';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';
import { trustedPeersOf } from '../http/visitor';
import { actorColumns, actorOf, actorRow, actorTables } from '../session/actor.query';
import type { LiveSession } from '../session/live-session.query';
import { asKey, keyProblemOf } from './api-key.rules';
import { usageSql } from './api-key-secret.store';

const limits = {
  ...pick(tables.api_key, 'scopes', 'merchant_id', 'created_by'),
  key_id: text,
  key_name: text,
};

const callerRow = {
  ...actorRow,
  ...limits,
  ...pick(tables.api_key, 'addresses'),
  secret_id: text,
  is_revoked: bool,
  is_expired: bool,
  is_owner_gone: bool,
  is_use_due: bool,
  company_status: tables.company.status,
  restricted: tables.company.restricted_login_countries,
};

/**
 * Condition for an owner whose keys are valid. An account that is locked after wrong passwords does not invalidate its
 * keys.
 */
export const hasOwner = sql`u.status in ('ACTIVE', 'LOCKED') and u.deleted_at is null`;

/** Condition: the merchant of key `k` is closed, which invalidates the key. */
export const isOfClosedMerchant = sql`exists (
  select from merchant closed where closed.id = k.merchant_id and closed.status = 'CLOSED')`;

/** Condition: the last day of key `k` has passed in the time zone of its company `c`. */
export const isPastLastDay = (now: Date): SQL =>
  sql`coalesce((k.last_day + 1)::timestamp at time zone c.timezone <= ${now}::timestamptz, false)`;

interface Presented {
  tokenHash: string;
  ip: string;
  now: Date;
}

/**
 * Returns the caller that a token belongs to; null if no key has this token. It is read from the database on every
 * call, so a revocation takes effect on all processes, and as the table owner, because the company is not known before.
 */
export async function findKeyCaller(owner: Db, { tokenHash, ip, now }: Presented): Promise<LiveSession | null> {
  const { rows } = await owner.execute(
    sql`
      select k.id as key_id, k.name as key_name, k.scopes, k.merchant_id, k.created_by, k.addresses, s.id as secret_id,
        (k.revoked_at is not null or ${isOfClosedMerchant}) as is_revoked, not (${hasOwner}) as is_owner_gone,
        (coalesce(s.expires_at <= ${now}::timestamptz, false) or ${isPastLastDay(now)}) as is_expired,
        coalesce(s.last_used_at < ${now}::timestamptz - interval '1 minute', true) as is_use_due,
        c.restricted_login_countries as restricted, c.status as company_status, ${actorColumns}
      from api_key_secret s join api_key k on k.id = s.key_id cross join ${actorTables}
      where s.token_hash = ${tokenHash} and u.id = k.user_id`,
    callerRow,
  );
  return rows[0] ? callerOf(rows[0], { ip, now }) : null;
}

function callerOf(
  { is_use_due: isUseDue, ...row }: RowOf<typeof callerRow>,
  { ip, now }: Pick<Presented, 'ip' | 'now'>,
): LiveSession {
  let actor: Actor | null = null;
  const problem = keyProblemOf({
    isRevoked: row.is_revoked,
    isExpired: row.is_expired,
    isOwnerGone: row.is_owner_gone,
    isCompanyClosed: row.company_status === 'CLOSED',
    isElsewhere: !isFrom(row.addresses, ip),
  });
  const isUsed = problem === null && isUseDue;
  return {
    sessionId: row.key_id,
    companyId: row.company_id,
    lastActiveAt: now,
    renewal: isUsed ? usageSql(row.secret_id, { ip, now }) : null,
    restrictedCountries: row.restricted,
    isFactorDue: false,
    isAgreementDue: false,
    provenAt: null,
    provesBy: 'password',
    // Computed on demand, as it is for sessions.
    get actor() {
      return (actor ??= keyActorOf(row));
    },
    keyProblem: problem,
    proof: JSON.stringify(row),
  };
}

const keyActorOf = (row: RowOf<typeof actorRow> & RowOf<typeof limits>): Actor =>
  asKey(actorOf(row), {
    id: row.key_id,
    name: row.key_name,
    createdBy: row.created_by,
    scopes: row.scopes,
    merchantId: row.merchant_id,
  });

const isFrom = (addresses: string[], ip: string): boolean =>
  addresses.length === 0 || (trustedPeersOf(addresses)?.(ip) ?? false);

/**
 * Returns the actor of a valid API key outside an API request, for example for a background job. Null if the key is
 * revoked or expired, or if its owner, merchant or company is not active.
 */
export async function findKeyActor(owner: Db, keyId: string, now: Date): Promise<Actor | null> {
  const { rows } = await owner.execute(
    sql`
      select k.id as key_id, k.name as key_name, k.scopes, k.merchant_id, k.created_by, ${actorColumns}
      from api_key k cross join ${actorTables}
      where k.id = ${keyId} and u.id = k.user_id and k.revoked_at is null and not ${isOfClosedMerchant}
        and ${hasOwner} and c.status <> 'CLOSED' and not ${isPastLastDay(now)}`,
    { ...actorRow, ...limits },
  );
  return rows[0] ? keyActorOf(rows[0]) : null;
}
