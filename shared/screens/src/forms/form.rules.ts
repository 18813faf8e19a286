import type { FieldIssue } from '@console/contracts';

/** Returns the form field of a path: `deposit.amount` belongs to `deposit`. */
export const fieldOf = (path: string): string => path.split('.')[0] ?? path;

/**
 * Returns the first issue of each field. Business rules precede the schema, because their messages are more precise.
 */
export const isWithin = (path: string, from: string): boolean => path === from || path.startsWith(`${from}.`);

/** Returns the first issue of each field. Business rules come before the schema, because they say more. */
export function firstIssues(issues: readonly FieldIssue[]): Map<string, FieldIssue> {
  const first = new Map<string, FieldIssue>();
  for (const issue of issues) {
    const field = fieldOf(issue.field);
    if (!first.has(field)) first.set(field, issue);
  }
  return first;
}

/** Returns whether two sets of values are equal; an absent value equals undefined. */
export const isSame = (one: object, other: object): boolean => contentOf(one) === contentOf(other);

const contentOf = (values: object) =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== '')
      .sort(([one], [another]) => (one < another ? -1 : 1)),
  );
