import type { Operation } from '@console/contracts';
import type { z } from '@console/contracts/zod';

/**
 * Parses a response by its contract; null if it does not match. Unknown fields are removed: a page can be older than
 * its server and must accept added fields.
 */
export function answerOf<Out>({ output }: Pick<Operation<never, Out>, 'output'>, data: unknown): { out: Out } | null {
  const first = output.safeParse(data);
  if (first.success) return { out: first.data };
  const { issues } = first.error;
  if (!issues.every(isUnknownField)) return null;
  for (const { path, keys } of issues.filter(isUnknownField)) leaveOut(data, path, keys);
  const second = output.safeParse(data);
  return second.success ? { out: second.data } : null;
}

type Issue = z.core.$ZodIssue;

const isUnknownField = (issue: Issue): issue is Extract<Issue, { code: 'unrecognized_keys' }> =>
  issue.code === 'unrecognized_keys';

/** Removes keys in place: the data was just parsed and is not shared. */
function leaveOut(data: unknown, path: PropertyKey[], keys: string[]): void {
  const at = path.reduce<unknown>((value, part) => Reflect.get(Object(value), part), data);
  for (const key of keys) Reflect.deleteProperty(Object(at), key);
}
