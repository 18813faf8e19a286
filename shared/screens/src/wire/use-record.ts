import { call, isServerLost, onReach, type CallFailure } from '@console/api';
import type { Operation } from '@console/contracts';
import { usePage } from '@console/remote-kit';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSame } from '../use-same';
import { failureOf } from './failure-of';
import { keepEqual } from './keep-equal';

/** State of a request. `data` is the previous data, if it may still be shown. */
export type Result<Out> =
  | { at: 'loading'; data: Out | undefined }
  | { at: 'failed'; failure: CallFailure; data: Out | undefined }
  | { at: 'ready'; data: Out };

/**
 * The result, and a function to reload it. A background reload is invisible to the user and does not renew the idle
 * time.
 */
export interface Query<Out> {
  result: Result<Out>;
  reload: (options?: { background?: boolean }) => void;
}

interface Stored<In, Out> {
  /** Input of the request. */
  input: In | null;
  result: Result<Out>;
}

const nothing = { at: 'loading', data: undefined } as const;

/**
 * Loads data and caches it. A new input aborts the previous request. With `keeps`, the previous data stays visible
 * until the new data is loaded. A null input or a missing operation loads nothing. A hidden page reloads when it is
 * shown.
 */
export function useRecord<In, Out>(
  operation: Operation<In, Out> | null,
  input: In | null,
  { keeps = false } = {},
): Query<Out> {
  const queryInput = useSame(input);
  const [record, setRecord] = useState<Stored<In, Out>>({ input: null, result: nothing });
  const [request, setRequest] = useState({ background: false });
  const [fault, setFault] = useState<unknown>(null);
  const { key, registry } = usePage();
  if (fault !== null) throw fault;

  const handedFor = useRef<In | null>(null);
  // A layout effect: after a hot swap, the responses of the previous version must be shown in the first frame.
  useLayoutEffect(() => {
    if (operation === null || queryInput === null) return;
    const question = questionOf(key, operation, queryInput);
    registry.takeAnswer(question, (answered) => {
      const handed = operation.output.safeParse(answered);
      if (!handed.success) return;
      handedFor.current = queryInput;
      registry.keepAnswer(question, handed.data);
      setRecord((before) => afterAnswer(before, queryInput, handed.data));
    });
  }, [operation, queryInput, key, registry]);

  useEffect(() => {
    if (operation === null || queryInput === null) return;
    const aborter = new AbortController();
    // Requested even if there is a response from the previous version, which may be old.
    const background = request.background || handedFor.current === queryInput;
    handedFor.current = null;
    const fail = (error: unknown) => {
      if (aborter.signal.aborted) return;
      setRecord((before) => afterFailure(before, { input: queryInput, error, isQuiet: background }));
    };
    call(operation, queryInput, { background, signal: aborter.signal })
      .then((data) => {
        if (aborter.signal.aborted) return;
        registry.keepAnswer(questionOf(key, operation, queryInput), data);
        setRecord((before) => afterAnswer(before, queryInput, data));
      }, fail)
      .catch(setFault);
    return () => aborter.abort();
  }, [operation, queryInput, request, key, registry]);

  const reload = useCallback(({ background = false }: { background?: boolean } = {}) => {
    if (!background) setRecord(({ input, result }) => ({ input, result: { at: 'loading', data: result.data } }));
    setRequest({ background });
  }, []);
  useReturn(record.result, reload);
  return { result: record.input === queryInput ? record.result : overtaken(record, keeps), reload };
}

/** Repeats a request that failed without a connection when the server is reachable again. */
function useReturn<Out>(result: Result<Out>, reload: () => void): void {
  const isLost = result.at === 'failed' && (result.failure.kind === 'network' || result.failure.kind === 'timeout');
  useEffect(() => {
    if (isLost) return onReach(() => !isServerLost() && reload());
    return undefined;
  }, [isLost, reload]);
}

const questionOf = <In, Out>(page: string, { path }: Operation<In, Out>, input: In) => ({
  page,
  part: `${path} ${JSON.stringify(input)}`,
});

const overtaken = <In, Out>({ result }: Stored<In, Out>, keeps: boolean): Result<Out> =>
  keeps ? { at: 'loading', data: result.data } : nothing;

/** Equal data keeps its identity, so that an equal response causes no render. */
function afterAnswer<In, Out>(before: Stored<In, Out>, input: In, data: Out): Stored<In, Out> {
  const result = keepEqual<Result<Out>>(before.result, { at: 'ready', data });
  return result === before.result && input === before.input ? before : { input, result };
}

interface Failing<In> {
  input: In;
  error: unknown;
  isQuiet: boolean;
}

/** A failed background request has no visible effect if there is data. */
function afterFailure<In, Out>(before: Stored<In, Out>, { input, error, isQuiet }: Failing<In>): Stored<In, Out> {
  const data = before.input === input ? before.result.data : undefined;
  if (isQuiet && data !== undefined) return before;
  return { input, result: { at: 'failed', failure: failureOf(error), data } };
}
