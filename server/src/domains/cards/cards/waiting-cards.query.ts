import type { PageAddress } from '@console/contracts';
import type { WaitingItem } from '@console/contracts/accounts';
import { expiringSql } from './card-search.query';
import { talliedCards } from './card-tally.store';
import { companyDay } from '../../../platform/clock/company-day.rules';
import type { Context } from '../../../platform/context';
import { bool, int } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type CardKind = Exclude<WaitingItem['kind'], 'ACCOUNTS_LOW'>;

/** Page of each kind, most urgent first. */
const cardPages: Record<CardKind, PageAddress> = {
  CARDS_FROZEN_BY_RISK: 'cards-balance?state=FROZEN&blockSource=RISK',
  CARDS_FAILED: 'cards-balance?state=FAILED',
  CANCEL_REVIEW: 'cards-balance?state=CANCEL_REVIEW',
  CARDS_PENDING: 'cards-balance?state=CREATING,PENDING',
  CARDS_EXPIRING: 'cards-balance?state=ACTIVE&expiryState=EXPIRING&sort=validTo',
};

// Cast: `Object.keys` loses the key type.
const cardKinds = Object.keys(cardPages) as CardKind[];

const waitingRow = {
  CARDS_PENDING: int,
  CARDS_FAILED: int,
  CARDS_FROZEN_BY_RISK: int,
  CANCEL_REVIEW: int,
  CARDS_EXPIRING: int,
} satisfies Record<CardKind, unknown>;

const cardsWhere = (condition: SQL): SQL => sql`coalesce(sum(c.cards) filter (where ${condition}), 0)::int`;

/** Counts of cards for the pending tasks of the dashboard; empty without the permission to view cards. */
export async function findWaitingCards(context: Reader): Promise<WaitingItem[]> {
  if (!context.actor.permissions.has('cards.card.view')) return [];
  const today = companyDay(context);
  const { rows } = await context.db.execute(
    sql`
      select ${cardsWhere(sql`c.state in ('CREATING', 'PENDING')`)} as "CARDS_PENDING",
        ${cardsWhere(sql`c.state = 'FAILED'`)} as "CARDS_FAILED",
        ${cardsWhere(sql`c.state = 'FROZEN' and c.block_source = 'RISK'`)} as "CARDS_FROZEN_BY_RISK",
        ${cardsWhere(sql`c.state = 'CANCEL_REVIEW'`)} as "CANCEL_REVIEW",
        ${cardsWhere(sql`c.state = 'ACTIVE' and ${expiringSql(today)}`)} as "CARDS_EXPIRING"
      from ${talliedCards(context.actor, today)}`,
    waitingRow,
  );
  return cardKinds.map((kind) => ({ kind, count: rows[0]?.[kind] ?? 0, page: cardPages[kind] }));
}

/** State of the last onboarding step of the dashboard: done once a card exists. */
export async function findFirstCard(context: Reader): Promise<{ kind: 'CARD'; isDone: boolean }[]> {
  const { rows } = await context.db.execute(
    sql`select coalesce(sum(c.cards), 0) > 0 as "isDone" from ${talliedCards(context.actor, companyDay(context))}`,
    { isDone: bool },
  );
  return [{ kind: 'CARD', isDone: rows[0]?.isDone ?? false }];
}
