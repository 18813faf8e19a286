import { codes } from '@console/contracts';
import { reachableCards } from '../cards/card-reach.query';
import type { Context, Db } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { Refusal } from '../../../platform/refusal';
import type { Access } from './wallet-access.rules';
import { pick, texts } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Cards of a wallet that the actor can see, locked first, in the order of a purchase: card, then wallet users. */
export async function lockVisibleCards(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  walletId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.execute(
    sql`
      select c.id from card c where c.wallet_id = ${walletId} and c.id = any(${[...ids]})
        and ${all(reachableCards(actor))} order by c.id for key share`,
    pick(tables.card, 'id'),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Access of an address that was not removed, or null. */
export const findAccess = (db: Db, walletId: string, email: string): Promise<Access | null> =>
  selectAccess(db, sql`wu.wallet_id = ${walletId} and lower(wu.email) = lower(${email}) and wu.state <> 'REMOVED'`);

/** Access of an actor who is a wallet user; null for other actors. */
export async function findOwnAccess(
  { db, actor: { userId, memberships } }: Pick<Context, 'db' | 'actor'>,
  walletId: string,
): Promise<Access | null> {
  if (memberships === null) return null;
  const own = sql`wu.wallet_id = ${walletId} and wu.user_id = ${userId} and wu.state = 'ACCEPTED'`;
  const access = await selectAccess(db, own);
  if (access === null) throw new Refusal(codes.notFound);
  return access;
}

async function selectAccess(db: Db, where: SQL): Promise<Access | null> {
  const { rows } = await db.execute(
    sql`
      select wu.role, wu.visible_cards, wu.limit_minor, wu.limit_period,
        array(select card_id from wallet_user_card k where k.wallet_user_id = wu.id order by 1) as card_ids
      from wallet_user wu where ${where}`,
    { ...pick(tables.wallet_user, 'role', 'visible_cards', 'limit_minor', 'limit_period'), card_ids: texts },
  );
  const [row] = rows;
  if (!row) return null;
  const { role, visible_cards: visibleCards, limit_minor: minor, limit_period: period, card_ids: cardIds } = row;
  return {
    role,
    visibleCards,
    cardIds,
    limit: minor !== null && period !== null ? { minor: BigInt(minor), period } : null,
  };
}
