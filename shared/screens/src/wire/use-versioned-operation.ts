import type { CallFailure } from '@console/api';
import type { Operation } from '@console/contracts';
import type { z } from '@console/contracts/zod';
import { currentOf } from './current-of';
import { failureOfWhole } from './failure-of';
import { useOperation } from './use-operation';

/** Why the last sending was not accepted, as a whole: `newer` is the record where somebody else changed it before. */
export interface Refusal<Row> {
  failure: CallFailure | null;
  newer: Row | undefined;
}

/**
 * Sends a change of a version of a record. Where somebody else was faster, the server answers with the record as it is now
 * and `onNewer` takes over its version: sending again overwrites their change, and nothing is typed twice.
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
