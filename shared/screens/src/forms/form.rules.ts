import type { FieldIssue } from '@console/contracts';

/** The field of the form that a path belongs to: `deposit.amount` is about `deposit`. */
export const fieldOf = (path: string): string => path.split('.')[0] ?? path;

/** Whether a path is this one or leads further from it. */
export const isWithin = (path: string, from: string): boolean => path === from || path.startsWith(`${from}.`);

/** The first issue of each field. A business rule says more than the shape of a value, so rules come before. */
export function firstIssues(issues: readonly FieldIssue[]): Map<string, FieldIssue> {
  const first = new Map<string, FieldIssue>();
  for (const issue of issues) {
    const field = fieldOf(issue.field);
    if (!first.has(field)) first.set(field, issue);
  }
  return first;
}

/** Whether two sets of values say the same, also where one leaves out what the other has as undefined. */
export const isSame = (one: object, other: object): boolean => contentOf(one) === contentOf(other);

const contentOf = (values: object) =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== '')
      .sort(([one], [another]) => (one < another ? -1 : 1)),
  );
