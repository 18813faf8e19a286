import { moneyOf } from '@console/contracts';
import { type WalletUser, walletUserStates } from '@console/contracts/wallets';
import { maskedNumber } from '../../../platform/vault/card-number.rules';
import { by, writtenBy } from '../../../platform/audience/written-by.query';
import { nameFor } from '../../../platform/audience/audience.rules';
import type { Actor, Context } from '../../../platform/context';
import { shownName } from '../../merchants/merchants/merchant-scope.query';
import { all } from '../../../platform/listing/filters';
import { permissionsIn, seesAllOf } from '../../../platform/session/membership.rules';
import { membershipUsed } from './membership-limit.query';
import { allowedUserActionsOf, type MetMembership } from './wallet-user.rules';
import { ofCard, ofWallet, within } from '../../../platform/reach/reach.query';
import { bool, json, nullable, oneOf, pick, type RowOf, text } from '../../../platform/db/column';
import { currency, i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Columns of a wallet user. */
export const walletUserRow = {
  ...pick(tables.wallet_user, 'id', 'merchant_id', 'user_id', 'email', 'role', 'visible_cards', 'limit_period'),
  ...pick(tables.wallet_user, 'invited_at', 'expires_at', 'accepted_at', 'version'),
  ...pick(tables.merchant, 'merchant_no'),
  wallet_id: text,
  wallet_name: text,
  wallet_status: tables.wallet.status,
  merchant_name: i18nText,
  user_name: nullable(text),
  currency,
  limit_minor: nullable(text),
  used: nullable(text),
  cards: json<{ id: string; bin8: string; last4: string; alias: string }[]>(),
  has_unseen_cards: bool,
  state: oneOf(...walletUserStates),
  invited_by: by,
};

export type WalletUserRow = RowOf<typeof walletUserRow>;

/** State of a wallet user. The expiry of an invitation is not stored but follows from its time. */
export const walletUserStateSql = (now: Date): SQL =>
  sql`case when wu.state = 'INVITED' and wu.expires_at <= ${now} then 'EXPIRED' else wu.state end`;

/** Wallet users in the actor's data scope. */
export const reachableUsers = (actor: Actor): SQL[] =>
  within(actor, {
    company: sql`wu.company_id`,
    merchant: sql`wu.merchant_id`,
    channel: 'none',
    membership: ofWallet(sql`wu.wallet_id`),
  });

export const walletUserColumns = ({ actor, now }: Pick<Context, 'actor' | 'now'>): SQL => sql`
  wu.id, wu.wallet_id, w.name as wallet_name, w.status as wallet_status, wu.merchant_id, m.merchant_no,
  m.name as merchant_name, wu.user_id, wu.email, case when wu.state <> 'INVITED' then u.nickname end as user_name,
  ${walletUserStateSql(now)} as state, ${writtenBy(sql`i`, sql`wu.invited_by`)} as invited_by, wu.invited_at,
  wu.expires_at, wu.accepted_at, wu.version, wu.role, wu.visible_cards, w.currency, wu.limit_minor::text as limit_minor,
  wu.limit_period, case when wu.limit_minor is not null then ${membershipUsed({ now, timezone: actor.companyTimezone })} end as used,
  (select coalesce(json_agg(json_build_object('id', c.id, 'bin8', c.bin8, 'last4', c.last4, 'alias', c.alias)
      order by c.created_at, c.id), '[]')
    from wallet_user_card k join card c on c.id = k.card_id
    where k.wallet_user_id = wu.id and ${seenCard(actor)}) as cards,
  exists (select from wallet_user_card k join card c on c.id = k.card_id
    where k.wallet_user_id = wu.id and not ${seenCard(actor)}) as has_unseen_cards`;

/** Condition for a card of a membership that the actor can see too. */
const seenCard = (actor: Actor): SQL => {
  const membership = ofCard({ wallet: sql`c.wallet_id`, card: sql`c.id` });
  return sql`(${all(within(actor, { company: sql`c.company_id`, merchant: 'all', channel: 'all', membership }))})`;
};

export const walletUserJoins: SQL = sql`
  join wallet w on w.id = wu.wallet_id
  join merchant m on m.id = wu.merchant_id
  left join app_user u on u.id = wu.user_id
  left join app_user i on i.id = wu.invited_by`;

/** Membership of a row from the actor's perspective. */
export const metBy = (actor: Actor, row: WalletUserRow): MetMembership => ({
  isOwn: row.user_id === actor.userId,
  role: row.role,
  isSeen: row.visible_cards === 'ALL' ? seesAllOf(actor, row.wallet_id) : !row.has_unseen_cards,
});

export const toWalletUser = (row: WalletUserRow, { actor }: Pick<Context, 'actor'>): WalletUser => ({
  id: row.id,
  wallet: { id: row.wallet_id, name: row.wallet_name, status: row.wallet_status, currency: row.currency },
  merchant: { id: row.merchant_id, name: shownName(actor, row.merchant_name, row.merchant_no) },
  email: row.email,
  name: row.user_name,
  role: row.role,
  visibleCards: row.visible_cards,
  ...limitOf(row),
  cards: row.cards.map(({ id, bin8, last4, alias }) => ({ id, number: maskedNumber(bin8, last4), alias })),
  state: row.state,
  invitedBy: nameFor(actor, row.invited_by),
  invitedAt: new Date(row.invited_at).toISOString(),
  expiresAt: new Date(row.expires_at).toISOString(),
  acceptedAt: row.accepted_at === null ? null : new Date(row.accepted_at).toISOString(),
  version: row.version,
  allowedActions: allowedUserActionsOf(
    { state: row.state, walletStatus: row.wallet_status, ...metBy(actor, row) },
    actor,
    permissionsIn(actor, row.wallet_id),
  ),
});

/** Limit with its remaining amount. The remainder is never negative, even if the limit was lowered below the usage. */
function limitOf({ currency, limit_minor: minor, limit_period: period, used }: WalletUserRow) {
  if (minor === null || period === null) return { limit: null, left: null };
  const left = BigInt(minor) - BigInt(used ?? 0);
  return {
    limit: { amount: moneyOf(BigInt(minor), currency), period },
    left: moneyOf(left > 0n ? left : 0n, currency),
  };
}
