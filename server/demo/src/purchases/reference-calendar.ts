/** Reference time: noon in Singapore on the day that tests use. */
const referenceNow = Date.parse('2026-03-09T04:00:00.000Z');

/**
 * Maps a time to the reference calendar: the result is as far from the reference time as `at` is from `now`. Rules that
 * depend on the calendar (daily and monthly limit windows, exchange rates) use it, so that the same purchases are
 * declined on any day.
 */
export const onReferenceCalendar = (at: Date, now: Date): Date => new Date(referenceNow + at.getTime() - now.getTime());
