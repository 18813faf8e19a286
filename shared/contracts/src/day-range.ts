import { z } from '@console/contracts/zod';
import { addDays, isDay } from './day';
import type { FieldIssue } from './issues';
import { bizdate } from './text';

/**
 * Days of a filter by instants: the server takes them in the time zone of the user. Half-open, so `to` itself is not
 * included; either end may be left open.
 */
export const dayRange = z
  .strictObject({ from: bizdate.optional(), to: bizdate.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
    path: ['to'],
    params: { code: 'DAY_ORDER' },
  });

/** The same range as people say it: both days included, and perhaps still being typed. */
export interface TypedDays {
  first: string;
  last: string;
}

/** What is wrong with days as they were typed, by the end that it is about. */
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
