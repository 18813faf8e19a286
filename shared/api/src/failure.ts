import type { FieldError } from '@console/contracts';

/** Ways in which a call can fail without an answer of the server that we understand. */
export type FailureKind = 'refused' | 'network' | 'timeout' | 'malformed' | 'empty';

interface Details {
  kind: FailureKind;
  /** Code of the envelope; 0 where there was none. */
  code: number;
  /** In the user's language where it came from the server. */
  message: string;
  traceId?: string;
  fieldErrors?: FieldError[];
  /** What a refusal carries beside its words, e.g. the current record of a version conflict. */
  data?: unknown;
}

/** A call that did not succeed. `kind` tells a refusal from a fault; `message` is text, never markup. */
export class CallFailure extends Error {
  readonly kind: FailureKind;
  readonly code: number;
  readonly traceId: string | undefined;
  readonly fieldErrors: FieldError[];
  readonly data: unknown;

  constructor({ kind, code, message, traceId, fieldErrors, data }: Details) {
    super(message);
    this.name = 'CallFailure';
    this.kind = kind;
    this.code = code;
    this.traceId = traceId;
    this.fieldErrors = fieldErrors ?? [];
    this.data = data;
  }
}
