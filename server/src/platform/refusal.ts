import { type Code, codes, type FieldIssue } from '@console/contracts';

interface RefusalDetail {
  fieldIssues?: FieldIssue[];
  data?: unknown;
  /** Commits what was written before the refusal, such as a failed sign-in that must be counted. */
  keepsChanges?: boolean;
}

/** A refused request, with a code that the client understands. */
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

/** Refuses an input with issues of its fields; does nothing without any. */
export function refuseIssues(fieldIssues: FieldIssue[]): void {
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
}

/** Returns the record, or refuses: "not found" and "no access" have the same answer, so that ids cannot be probed. */
export function requireRecord<T>(record: T | null): T {
  if (record === null) throw new Refusal(codes.notFound);
  return record;
}
