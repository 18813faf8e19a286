import type { FaultKind, FieldError } from '@console/contracts';

/** Ways in which a call can fail: a refusal of the server, or no answer that we understand. */
export type FailureKind = 'refused' | FaultKind;

interface Details {
  kind: FailureKind;
  /** Code of the envelope; 0 where there was none. */
  code: number;
  /** In the user's language. */
  message: string;
  traceId?: string;
  fieldErrors?: FieldError[];
  /** What a refusal carries beside its words, e.g. the current record of a version conflict. */
  data?: unknown;
  mayBeDone?: boolean;
}

/** A call that did not succeed. `kind` tells a refusal from a fault; `message` is text, never markup. */
export class CallFailure extends Error {
  readonly kind: FailureKind;
  readonly code: number;
  readonly traceId: string | undefined;
  readonly fieldErrors: FieldError[];
  readonly data: unknown;
  /** An action without a clear answer: it may have happened. Sent again with its key it happens at most once. */
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
