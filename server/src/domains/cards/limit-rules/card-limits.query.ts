import { type Currency, moneyOf } from '@console/contracts';
import type { CardLimit } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { readPayer } from './payer.query';
import type { CountedLimit } from './limit-find.query';
import { findLimits } from './limit-usage.store';

/** Limits of a card with the remaining amount or count. Blocked card acceptors have no remainder. */
export async function findCardLimits(context: Context, cardId: string): Promise<CardLimit[]> {
  const payer = await readPayer(context, cardId);
  const limits = await findLimits(context.db, payer, context.now);
  return limits
    .sort((one, other) => one.rule.priority - other.rule.priority)
    .flatMap((limit) => toCardLimit(limit, payer.currency));
}

function toCardLimit(limit: CountedLimit, currency: Currency): CardLimit[] {
  const { rule, itemId, kind, period, countedBy, action, isNarrowed, maxMinor, maxCount, usedMinor, usedCount } = limit;
  if (period === null) return [];
  const rest = (most: bigint, used: bigint) => (most > used ? most - used : 0n);
  return [
    {
      itemId,
      rule: { id: rule.id, name: rule.name, scope: rule.scope, mode: rule.mode },
      countedBy,
      period,
      action,
      isNarrowed,
      isStreak: kind === 'DECLINE_STREAK',
      amount:
        maxMinor === null
          ? null
          : {
              limit: moneyOf(maxMinor, currency),
              used: moneyOf(usedMinor, currency),
              left: moneyOf(rest(maxMinor, usedMinor), currency),
            },
      count: maxCount === null ? null : { limit: maxCount, used: usedCount, left: Math.max(maxCount - usedCount, 0) },
    },
  ];
}
