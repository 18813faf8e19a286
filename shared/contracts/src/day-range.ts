import { z } from '@console/contracts/zod';
import { dayBounds, isDay, isOutOfBounds } from './day';
import type { FieldIssue } from './issues';
import { enteredDay, enteredDayAfter } from './text';

/** Days for filtering instants, in the user's time zone. The end `to` is exclusive; either end may be absent. */
export const dayRange = z
  .strictObject({ from: enteredDay.optional(), to: enteredDayAfter.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
    path: ['to'],
    params: { code: 'DAY_ORDER' },
  });

/** A range as users type it: both days are inclusive, and either may be incomplete. */
export interface TypedDays {
  first: string;
  last: string;
}

/** Returns the issues of typed days, each at its field. */
export function typedDaysIssues({ first, last }: TypedDays): FieldIssue[] {
  const issues = [...dayIssues('first', first), ...dayIssues('last', last)];
  if (issues.length > 0 || first === '' || last === '' || first <= last) return issues;
  return [{ field: 'last', code: 'DAY_ORDER', params: {} }];
}

function dayIssues(field: string, day: string): FieldIssue[] {
  if (isOutOfBounds(day)) return [{ field, code: 'DAY_RANGE', params: dayBounds }];
  return day === '' || isDay(day) ? [] : [{ field, code: 'FORMAT', params: {} }];
}
