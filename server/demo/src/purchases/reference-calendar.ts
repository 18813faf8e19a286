/** Reference time: noon in Singapore on the day that tests use. */
const referenceNow = Date.parse('2026-03-09T04:00:00.000Z');

/**
 * Maps a time to the one with the same distance from the reference time as `at` has from `now`. Rules that depend on
 * the calendar (daily and monthly limit windows, exchange rates) use it, so that the same purchases are declined on
 * each day.
 */
export const onReferenceCalendar = (at: Date, now: Date): Date => new Date(referenceNow + at.getTime() - now.getTime());
