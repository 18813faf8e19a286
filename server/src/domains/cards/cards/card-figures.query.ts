import { type Currency, type Money, moneyOf, toMinor } from '@console/contracts';
import { type Card, type CardDetail, type CardFigures, phasesOf } from '@console/contracts/cards';
import type { Actor, Context } from '../../../platform/context';
import { countedSql, windowBegins, windowEnds } from '../transactions/card-facts.query';
import { sql, type SQL } from '../../../platform/db/sql';

/** Database result. Minor units are texts because JSON numbers are exact only up to 2^53. */
export interface StoredFigures {
  spent: string;
  period: CardFigures['period'];
  resetsAt: string | null;
  onHold: string;
  holds: number;
  lastUsedAt: string | null;
}

/** Period of the spent amount: that of the limit, otherwise a month. */
const shownPeriod: SQL = sql`coalesce(nullif(c.limit_period, 'PER_TXN'), 'MONTH')`;

const open: SQL = sql`${sql`t.phase`} = any(${phasesOf('PENDING')})`;

const held: SQL = sql`(select h.amount_minor - h.captured_minor - h.released_minor from ledger_hold h
  where h.source_type = 'TRANSACTION' and h.source_id = t.id)`;

/** Column with the figures of a card `c`, in one pass over its purchases; they count as for its limit. */
export function figuresColumn({ actor, now }: Pick<Context, 'actor' | 'now'>): SQL {
  const clock = { now, timezone: actor.companyTimezone };
  return sql`(
    select json_build_object(
      'spent', coalesce(sum(${countedSql}) filter (
        where t.phase <> 'DECLINED' and t.at >= ${windowBegins(shownPeriod, clock)}), 0)::text,
      'period', ${shownPeriod},
      'resetsAt', ${windowEnds(shownPeriod, clock)},
      'onHold', coalesce(sum(case when ${open} then ${held} end), 0)::text,
      'holds', count(*) filter (where ${open}),
      'lastUsedAt', max(t.at) filter (where t.type = 'PURCHASE' and t.phase <> 'DECLINED'))
    from card_transaction t where t.card_id = c.id) as figures`;
}

interface Around {
  card: Pick<Card, 'state' | 'balance' | 'limit' | 'currency'>;
  drawsOn: CardDetail['drawsOn'];
  actor: Pick<Actor, 'permissions'>;
}

export function toFigures(stored: StoredFigures, { card, drawsOn, actor }: Around): CardFigures {
  const money = (minor: string) => moneyOf(BigInt(minor), card.currency);
  const { spent, period, resetsAt, onHold, holds, lastUsedAt } = stored;
  return {
    spent: money(spent),
    period,
    resetsAt: instantOf(resetsAt),
    onHold: money(onHold),
    holds,
    available: drawsOn ? drawsOn.spendable : availableOf(card, BigInt(spent)),
    lastUsedAt: actor.permissions.has('cards.transaction.view') ? instantOf(lastUsedAt) : null,
  };
}

const instantOf = (at: string | null): string | null => at && new Date(at).toISOString();

const over: readonly Card['state'][] = ['CANCELLED', 'EXPIRED', 'FAILED'];

/** Never negative; zero if the card has ended. */
function availableOf({ state, balance, limit, currency }: Around['card'], spent: bigint): Money {
  if (over.includes(state)) return moneyOf(0n, currency);
  const onCard = minorOf(balance, currency);
  const used = limit?.period === 'PER_TXN' ? 0n : spent;
  const rest = limit ? minorOf(limit.amount, currency) - used : onCard;
  const least = rest < onCard ? rest : onCard;
  return moneyOf(least > 0n ? least : 0n, currency);
}

const minorOf = ({ amount }: Money, currency: Currency): bigint => toMinor(amount, currency) ?? 0n;
