import { priceChangeDays } from '../issuing/fees';

const dayMs = 86_400_000;

/**
 * Ages in days at which a counting period begins: that of the current fees, and that of a BIN's purchases in 30 days.
 * The company's day starts within the 24 hours after that age, depending on the time of day.
 */
const countedFromDays = [priceChangeDays + 1, 30];
const spreadDays = 6;

/**
 * Moves a time out of the 24 hours in which such a period can begin, to one of the six days after. Whether a purchase
 * counts then depends only on its age, not on the time of day at which the demo is created.
 */
export function awayFromCountedDays(at: Date, now: Date): Date {
  const age = now.getTime() - at.getTime();
  const daysAgo = Math.ceil(age / dayMs);
  if (!countedFromDays.includes(daysAgo)) return at;
  return new Date(at.getTime() + (1 + (age % spreadDays)) * dayMs);
}
