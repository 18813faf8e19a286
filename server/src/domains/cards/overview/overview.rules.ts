import { type Currency, moneyOf, addDays } from '@console/contracts';
import type { DeclineCode, OverviewBin, PurchaseOverview } from '@console/contracts/cards';

/** Purchases of one day on the cards of one BIN that were approved, or declined for one reason. */
export interface Counted {
  day: string;
  /** Null for approved purchases. */
  declineCode: DeclineCode | null;
  bin: Pick<OverviewBin, 'id' | 'bin' | 'name'>;
  count: number;
  spent: bigint;
  held: bigint;
}

/** Period of `days` days up to `last`; each day is compared with the one `days` earlier. */
export interface Period {
  last: string;
  days: number;
}

/** First day of the preceding period, with which the period is compared. */
export const firstDayOf = ({ last, days }: Period): string => addDays(last, 1 - 2 * days);

/** Overview of a period with the preceding one. */
export function overviewOf(counted: Counted[], period: Period, currency: Currency): PurchaseOverview {
  const first = addDays(period.last, 1 - period.days);
  const now = counted.filter(({ day }) => day >= first);
  const byDay = grouped(counted, ({ day }) => day);
  const on = (day: string) => totalOf(byDay.get(day) ?? [], currency);
  return {
    currency,
    now: totalOf(now, currency),
    before: totalOf(
      counted.filter(({ day }) => day < first),
      currency,
    ),
    held: moneyOf(sumOf(now, 'held'), currency),
    days: Array.from({ length: period.days }, (_, index) => {
      const day = addDays(first, index);
      return { day, ...on(day), before: on(addDays(day, -period.days)).spent };
    }),
    declines: declinesOf(now),
    bins: binsOf(now),
  };
}

function grouped<Key>(counted: Counted[], keyOf: (one: Counted) => Key): Map<Key, Counted[]> {
  const groups = new Map<Key, Counted[]>();
  for (const one of counted) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

const sumOf = (counted: Counted[], field: 'spent' | 'held'): bigint =>
  counted.reduce((sum, one) => sum + one[field], 0n);

const countOf = (counted: Counted[]): number => counted.reduce((sum, { count }) => sum + count, 0);

const outcomeOf = (counted: Counted[]) => {
  const approved = countOf(counted.filter(({ declineCode }) => declineCode === null));
  return { approved, declined: countOf(counted) - approved };
};

const totalOf = (counted: Counted[], currency: Currency) => ({
  ...outcomeOf(counted),
  spent: moneyOf(sumOf(counted, 'spent'), currency),
});

const declinesOf = (counted: Counted[]): PurchaseOverview['declines'] =>
  [...grouped(counted, ({ declineCode }) => declineCode)]
    .flatMap(([code, some]) => (code === null ? [] : [{ code, count: countOf(some) }]))
    .toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code));

const binsOf = (counted: Counted[]): OverviewBin[] =>
  [...grouped(counted, ({ bin }) => bin.id).values()]
    .flatMap((some) => some.slice(0, 1).map(({ bin }) => ({ ...bin, ...outcomeOf(some) })))
    .toSorted((a, b) => b.approved + b.declined - (a.approved + a.declined) || a.bin.localeCompare(b.bin));
