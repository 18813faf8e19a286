import type { CallFailure } from '@console/api';
import type { Operation } from '@console/contracts';
import type { z } from '@console/contracts/zod';
import { currentOf } from './current-of';
import { failureOfWhole } from './failure-of';
import { useOperation } from './use-operation';

/** Refusal of the last submission. `newer` is the current record if another user has changed it. */
export interface Refusal<Row> {
  failure: CallFailure | null;
  newer: Row | undefined;
}

/**
 * Submits a change with optimistic locking. A stale version is refused with the current record, and `onNewer` uses its
 * version, so that submitting again overwrites the other user's change. Typed values are kept.
 */
export function useVersionedOperation<In, Out, Row>(
  operation: Operation<In, Out>,
  record: z.ZodType<Row> | undefined,
  onNewer: (newer: Row) => void,
) {
  const { progress, send: sendOnce } = useOperation(operation);
  const send: typeof sendOnce = async (input) => {
    const sent = await sendOnce(input);
    const newer = sent.at === 'refused' ? currentOf(sent.failure, record) : undefined;
    if (newer !== undefined) onNewer(newer);
    return sent;
  };
  const failure = failureOfWhole(progress);
  const refusal: Refusal<Row> = { failure, newer: failure ? currentOf(failure, record) : undefined };
  return { progress, send, refusal };
}
