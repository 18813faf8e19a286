import type { WaitingItem } from '@console/contracts/accounts';
import { sql } from 'drizzle-orm';
import { expiringSql, reachableCards, stateSql } from '../../cards/cards/card-search.repo';
import { companyDay } from '../../cards/cards/company-day.rules';
import type { Context } from '../../context';
import { all } from '../../listing/filters';
import { countLowAccounts } from './account.repo';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type CardKind = Exclude<WaitingItem['kind'], 'ACCOUNTS_LOW'>;

/** Where each kind is seen, most pressing first. */
const cardPages: Record<CardKind, string> = {
  CARDS_FROZEN_BY_RISK: 'cards-balance?state=FROZEN&blockSource=RISK',
  CARDS_FAILED: 'cards-balance?state=FAILED',
  CANCEL_REVIEW: 'cards-balance?state=CANCEL_REVIEW',
  CARDS_PENDING: 'cards-balance?state=PENDING',
  CARDS_EXPIRING: 'cards-balance?state=ACTIVE&expiryState=EXPIRING&sort=validTo',
};

// The keys of a record of kinds are kinds; Object.keys forgets that.
const cardKinds = Object.keys(cardPages) as CardKind[];

export async function findWaiting(context: Reader): Promise<WaitingItem[]> {
  const cards = context.actor.permissions.has('cards.card.view') ? await countWaitingCards(context) : [];
  const low: WaitingItem = { kind: 'ACCOUNTS_LOW', count: await countLowAccounts(context), page: 'index?isLow=true' };
  return [...cards, low].filter(({ count }) => count > 0);
}

async function countWaitingCards(context: Reader): Promise<WaitingItem[]> {
  const today = companyDay(context);
  const { rows } = await context.db.execute<Record<CardKind, number>>(sql`
    select count(*) filter (where state = 'PENDING')::int as "CARDS_PENDING",
      count(*) filter (where state = 'FAILED')::int as "CARDS_FAILED",
      count(*) filter (where state = 'FROZEN' and block_source = 'RISK')::int as "CARDS_FROZEN_BY_RISK",
      count(*) filter (where state = 'CANCEL_REVIEW')::int as "CANCEL_REVIEW",
      count(*) filter (where state = 'ACTIVE' and expiring)::int as "CARDS_EXPIRING"
    from (select ${stateSql(today)} as state, c.block_source, ${expiringSql(today)} as expiring
      from card c where ${all(reachableCards(context.actor))}) as cards`);
  return cardKinds.map((kind) => ({ kind, count: rows[0]?.[kind] ?? 0, page: cardPages[kind] }));
}
