/** Noon in Singapore on the day of the tests. */
const referenceNow = Date.parse('2026-03-09T04:00:00.000Z');

/**
 * The moment that lies as far from a fixed reference as `at` lies from `now`. What depends on the calendar (daily and
 * monthly windows of card limits, exchange rates) is decided on it, so that a demo of any day declines the same purchases.
 */
export const onReferenceCalendar = (at: Date, now: Date): Date => new Date(referenceNow + at.getTime() - now.getTime());
