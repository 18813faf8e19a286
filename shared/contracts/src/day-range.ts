import { z } from '@console/contracts/zod';
import { addDays, isDay } from './day';
import type { FieldIssue } from './issues';
import { bizdate } from './text';

/** Days of a filter by instants, in the user's time zone. Half-open: `to` is not included; either end may be absent. */
export const dayRange = z
  .strictObject({ from: bizdate.optional(), to: bizdate.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
    path: ['to'],
    params: { code: 'DAY_ORDER' },
  });

/** A range as users type it: both days are included, and either may be incomplete. */
export interface TypedDays {
  first: string;
  last: string;
}

/** Returns the issues of typed days, each at its field. */
export function typedDaysIssues({ first, last }: TypedDays): FieldIssue[] {
  const isTyped = (day: string) => day !== '' && !isDay(day);
  const issues = [
    ...(isTyped(first) ? [{ field: 'first', code: 'FORMAT', params: {} }] : []),
    ...(isTyped(last) ? [{ field: 'last', code: 'FORMAT', params: {} }] : []),
  ];
  if (issues.length > 0 || first === '' || last === '') return issues;
  const isInOrder = dayRange.safeParse({ from: first, to: addDays(last, 1) }).success;
  return isInOrder ? [] : [{ field: 'last', code: 'DAY_ORDER', params: {} }];
}
