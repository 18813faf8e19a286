import type { Random } from '../issuing/random';
import { type IdleCard, usableFrom } from './used-card';

/**
 * Distributes purchases over cards: more to older cards, one to three to single-use cards, and one to pending cards.
 */
export function sharesOf(random: Random, cards: IdleCard[], { count, now }: { count: number; now: Date }): number[] {
  const few = cards.map((card) => fewOf(card, random.int(1, 3)));
  const weights = cards.map((card, index) =>
    few[index] === null ? weightOf(card, now) * (0.2 + random.next() ** 2 * 3) : 0,
  );
  const left = count - few.reduce<number>((sum, some) => sum + (some ?? 0), 0);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let dealt = 0;
  let weighed = 0;
  return cards.map((_, index) => {
    const some = few[index] ?? null;
    if (some !== null) return some;
    weighed += weights[index] ?? 0;
    const upTo = Math.round((left * weighed) / whole);
    const share = upTo - dealt;
    dealt = upTo;
    return share;
  });
}

const weightOf = (card: IdleCard, now: Date): number =>
  Math.sqrt(Math.max(1, (now.getTime() - usableFrom(card).getTime()) / 86_400_000));

const fewOf = ({ story, batch }: IdleCard, some: number): number | null =>
  story.state === 'PENDING' ? 1 : batch.bin.usage === 'SINGLE_USE' ? some : null;
