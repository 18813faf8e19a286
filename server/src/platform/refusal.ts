import { type Code, codes, type FieldIssue } from '@console/contracts';

interface RefusalDetail {
  fieldIssues?: FieldIssue[];
  data?: unknown;
  /** Commits the changes made before the refusal, such as the count of failed sign-ins. */
  keepsChanges?: boolean;
}

/** A refused request, with a code for the client. */
export class Refusal extends Error {
  readonly code: Code;
  readonly fieldIssues: FieldIssue[];
  readonly data: unknown;
  readonly keepsChanges: boolean;

  constructor(code: Code, { fieldIssues = [], data = null, keepsChanges = false }: RefusalDetail = {}) {
    super(`refused with ${code}`);
    this.code = code;
    this.fieldIssues = fieldIssues;
    this.data = data;
    this.keepsChanges = keepsChanges;
  }
}

/** Refuses an input that has issues; does nothing without issues. */
export function refuseIssues(fieldIssues: FieldIssue[]): void {
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
}

/**
 * Returns the record, or refuses. The response is the same for a missing record and a missing permission, so that ids
 * cannot be probed.
 */
export function requireRecord<T>(record: T | null): T {
  if (record === null) throw new Refusal(codes.notFound);
  return record;
}
