import { priceChangeDays } from '../issuing/fees';

const dayMs = 86_400_000;

/**
 * How many days before now a company's day begins from which something is counted: the present prices, and the purchases
 * of a BIN in 30 days. The day begins at some moment of the 24 hours after that.
 */
const countedFromDays = [priceChangeDays + 1, 30];
const spreadDays = 6;

/**
 * Moves a moment out of the 24 hours in which such a day may begin, onto one of the six days after them. What counts then
 * follows from how long ago it was, and not from the time of day at which the demo is made.
 */
export function awayFromCountedDays(at: Date, now: Date): Date {
  const age = now.getTime() - at.getTime();
  const daysAgo = Math.ceil(age / dayMs);
  if (!countedFromDays.includes(daysAgo)) return at;
  return new Date(at.getTime() + (1 + (age % spreadDays)) * dayMs);
}
