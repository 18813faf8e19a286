import { call, type CallFailure } from '@console/api';
import { codes, type Operation } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { useRef, useState } from 'react';
import { useStoredState } from '../handover/use-stored-state';
import { failureOf } from './failure-of';

/** Progress of an action. `refused`: the server refused it; `failed`: no valid response. */
export type Progress =
  { at: 'idle' } | { at: 'sending' } | { at: 'refused'; failure: CallFailure } | { at: 'failed'; failure: CallFailure };

/** Result of a submission. `busy`: the previous submission is still running, so this one was not sent. */
export type Sent<Out> = { at: 'done'; data: Out } | { at: 'busy' } | { at: 'refused' | 'failed'; failure: CallFailure };

/**
 * Submits an action. The idempotency key is created when the form opens, so that double clicks and retries count as one
 * submission. The key is replaced after a success, or if the server has stored it for other content.
 */
export function useOperation<In, Out>(operation: Operation<In, Out>) {
  const [progress, setProgress] = useState<Progress>({ at: 'idle' });
  // Transferred, so that a retry in another version of the page is the same submission.
  const [idempotencyKey, setKey] = useStoredState(`key of ${operation.path}`, z.string(), () => crypto.randomUUID());
  const isBusy = useRef(false);

  const send = async (input: In): Promise<Sent<Out>> => {
    if (isBusy.current) return { at: 'busy' };
    isBusy.current = true;
    setProgress({ at: 'sending' });
    try {
      const data = await call(operation, input, operation.idempotent ? { idempotencyKey } : {});
      setKey(crypto.randomUUID());
      setProgress({ at: 'idle' });
      return { at: 'done', data };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === codes.idempotencyMismatch) setKey(crypto.randomUUID());
      const sent = { at: failure.kind === 'refused' ? ('refused' as const) : ('failed' as const), failure };
      setProgress(sent);
      return sent;
    } finally {
      isBusy.current = false;
    }
  };
  return { progress, send, reset: () => setProgress({ at: 'idle' }) };
}
