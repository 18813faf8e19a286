import type { Currency } from '@console/contracts';
import type { Random } from '../issuing/random';
import { awayFromCountedDays } from './counted-days';
import { barredShop, bettingShop, type Shop, shops } from './shops.data';
import { endOf, usableFrom, type UsedCard } from './used-card';

const fates = [
  ['FULL', 65.3],
  ['LESS', 5],
  ['MORE', 2],
  ['SPLIT', 4],
  ['REVERSED', 4],
  ['PART_REVERSED', 2],
  ['EXPIRED', 3],
  ['LATE', 0.6],
  ['REFUNDED', 4],
  ['PART_REFUNDED', 3],
  ['OVER_REFUNDED', 0.3],
  ['INCREMENTED', 2],
  ['FORCED', 1.5],
  ['VERIFIED', 3],
  ['CHARGED_BACK', 0.7],
] as const satisfies [string, number][];

/** Outcome of a purchase after its approval. */
export type Fate = (typeof fates)[number][0];

const oddities = [
  [null, 950],
  ['EXPIRY', 8],
  ['BETTING', 6],
  ['COUNTRY', 4],
  ['TWIN', 8],
  ['CHANNEL', 4],
  ['BIN', 3],
  ['COMPANY', 1],
] as const satisfies [string | null, number][];

/** Anomaly of a purchase attempt, for which the checks can decline it. */
type Oddity = (typeof oddities)[number][0];

/** A planned purchase attempt. */
export interface Plan {
  at: Date;
  shop: Shop;
  /** Price in dollars. */
  price: number;
  fate: Fate;
  oddity: Oddity;
}

const hourMs = 3_600_000;

/** Plans the purchase attempts of a card, in chronological order. */
export function plansOf(random: Random, card: UsedCard, now: Date): Plan[] {
  const span = spanOf(card, now);
  const favourites = Array.from({ length: 6 }, () => shopFor(random, card.batch.bin.currency));
  const plans = Array.from({ length: card.count }, (): Plan => {
    const oddity = random.weighted(oddities);
    const shop = shopOf(oddity) ?? favourites[random.int(0, 5)] ?? bettingShop;
    const [min, max] = shop.price;
    return {
      oddity,
      shop,
      at: momentIn(random, span),
      price: min + random.next() ** 3 * (max - min),
      fate: random.weighted(fates),
    };
  });
  plans.sort(byTime);
  const last = plans.pop();
  // These stages last only hours or days, so some cards get a purchase that is currently in one of them.
  const isFleeting = card.story.state === 'ACTIVE' && random.chance(0.15);
  if (last) plans.push(isFleeting ? { ...last, oddity: null, ...fleetingOf(random, span.from, now) } : last);
  plans.sort(byTime);
  return plans
    .map((plan, index) => twinOf(plan, plans[index - 1]))
    .map((plan) => ({ ...plan, at: afterGap(awayFromCountedDays(plan.at, now), span) }))
    .sort(byTime);
}

const byTime = (a: Plan, b: Plan): number => a.at.getTime() - b.at.getTime();

/** A purchase that is partly cleared or partly reversed at the end of the history. */
function fleetingOf(random: Random, from: number, now: Date): Pick<Plan, 'fate' | 'at'> {
  const threeDaysAgo = now.getTime() - 72 * hourMs;
  return random.chance(0.3) && threeDaysAgo > from
    ? { fate: 'SPLIT', at: new Date(threeDaysAgo) }
    : { fate: 'PART_REVERSED', at: new Date(now.getTime() - 2 * hourMs) };
}

/** Repeats the previous purchase within a minute. */
function twinOf(plan: Plan, before: Plan | undefined): Plan {
  if (plan.oddity !== 'TWIN' || !before) return plan;
  return { ...plan, shop: before.shop, price: before.price, at: new Date(before.at.getTime() + 25_000) };
}

function shopOf(oddity: Oddity): Shop | null {
  if (oddity === 'BETTING') return bettingShop;
  return oddity === 'COUNTRY' ? barredShop : null;
}

/** Picks a shop, mostly one with the card's currency. */
function shopFor(random: Random, currency: Currency): Shop | undefined {
  const near = shops.filter((shop) => shop.currency === currency);
  const choices = near.length > 0 && random.chance(0.6) ? near : shops;
  return choices[random.int(0, choices.length - 1)];
}

interface Span {
  from: number;
  /** Time until which the card is usable. */
  turn: number;
  /** Time from which a few later attempts are made. */
  late: number;
  to: number;
}

const dayMs = 24 * hourMs;

function spanOf(card: UsedCard, now: Date): Span {
  const { story } = card;
  const from = usableFrom(card).getTime() + 60_000;
  const frozen = story.state === 'FROZEN' ? story.events.at(-1)?.at : undefined;
  const to = now.getTime() - 90_000;
  const [ends, late] = story.state === 'EXPIRED' ? expiryOf(card) : [undefined, undefined];
  const turn = Math.min(Math.max((endOf(card) ?? frozen ?? ends ?? now).getTime() - 60_000, from), to);
  return { from: Math.min(from, to), turn, late: late?.getTime() ?? turn, to };
}

/** Moves attempts out of the period in which the card's validity depends on the time zone, except for close repeats. */
const afterGap = (at: Date, { turn, late }: Span): Date =>
  at.getTime() > turn + 60_000 && at.getTime() < late ? new Date(late) : at;

/** Returns a time at which the card is still valid, and one at which it has expired, in all time zones. */
function expiryOf({ batch, story }: UsedCard): [ends: Date, late: Date] {
  const days = (Date.parse(story.validTo) - Date.parse(story.validFrom)) / dayMs;
  const after = (count: number) => new Date(batch.at.getTime() + count * dayMs);
  return [after(days - 1), after(days + 2)];
}

const momentIn = (random: Random, { from, turn, late, to }: Span): Date => {
  const isLate = turn < to && random.chance(0.04);
  const [begin, end] = isLate ? [late, to] : [from, turn];
  return new Date(begin + Math.floor(random.next() * (end - begin)));
};
