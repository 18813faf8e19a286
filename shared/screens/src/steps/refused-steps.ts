import type { FieldError } from '@console/contracts';

const refused = new Map<string, readonly FieldError[]>();

/** Errors of each record's last submission, until it is submitted again. */
export const refusedSteps = {
  of: (id: string): readonly FieldError[] => refused.get(id) ?? [],
  keep: (id: string, errors: readonly FieldError[]): void => void refused.set(id, errors),
  forget: (id: string): void => void refused.delete(id),
};
