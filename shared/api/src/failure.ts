import type { FaultKind, FieldError } from '@console/contracts';

/** Kinds of failures: refused by the server, or no valid response. */
export type FailureKind = 'refused' | FaultKind;

interface Details {
  kind: FailureKind;
  /** Code of the envelope; 0 if there is no envelope. */
  code: number;
  /** In the user's language. */
  message: string;
  traceId?: string;
  fieldErrors?: FieldError[];
  /** Data of a refusal, such as the current record of a version conflict. */
  data?: unknown;
  mayBeDone?: boolean;
}

/** A failed call. `kind` tells a refusal from a fault; `message` is text, never markup. */
export class CallFailure extends Error {
  readonly kind: FailureKind;
  readonly code: number;
  readonly traceId: string | undefined;
  readonly fieldErrors: FieldError[];
  readonly data: unknown;
  /**
   * Whether the action may have been performed although there was no response. A retry with the same key performs it at
   * most once.
   */
  readonly mayBeDone: boolean;

  constructor({ kind, code, message, traceId, fieldErrors, data, mayBeDone }: Details) {
    super(message);
    this.name = 'CallFailure';
    this.kind = kind;
    this.code = code;
    this.traceId = traceId;
    this.fieldErrors = fieldErrors ?? [];
    this.data = data;
    this.mayBeDone = mayBeDone ?? false;
  }
}
