import { call, isServerLost, onReach, type CallFailure } from '@console/api';
import type { Operation } from '@console/contracts';
import { usePage } from '@console/remote-kit';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSame } from '../use-same';
import { failureOf } from './failure-of';
import { keepEqual } from './keep-equal';

/** What is known of an answer. `data` is what was there before, where it may still be shown. */
export type Answer<Out> =
  | { at: 'loading'; data: Out | undefined }
  | { at: 'failed'; failure: CallFailure; data: Out | undefined }
  | { at: 'ready'; data: Out };

/** An answer and the way to ask again. In the background: unseen, and without renewing the idle clock. */
export interface Asked<Out> {
  answer: Answer<Out>;
  reload: (options?: { background?: boolean }) => void;
}

interface Known<In, Out> {
  /** What was asked. */
  asked: In | null;
  answer: Answer<Out>;
}

const nothing = { at: 'loading', data: undefined } as const;

/**
 * Asks for data and keeps them. A new input overtakes and aborts the last one; null asks nothing yet. With
 * `keeps` the old data stay in sight until the new ones are there. A hidden page asks again when it is shown.
 */
export function useRecord<In, Out>(
  operation: Operation<In, Out>,
  input: In | null,
  { keeps = false } = {},
): Asked<Out> {
  const asked = useSame(input);
  const [known, setKnown] = useState<Known<In, Out>>({ asked: null, answer: nothing });
  const [request, setRequest] = useState({ background: false });
  const [fault, setFault] = useState<unknown>(null);
  const { key, registry } = usePage();
  if (fault !== null) throw fault;

  const handedFor = useRef<In | null>(null);
  // Before anything is drawn: another version of this page was shown until now, with its answers.
  useLayoutEffect(() => {
    if (asked === null) return;
    const question = questionOf(key, operation, asked);
    registry.takeAnswer(question, (answered) => {
      const handed = operation.output.safeParse(answered);
      if (!handed.success) return;
      handedFor.current = asked;
      registry.keepAnswer(question, handed.data);
      setKnown((before) => afterAnswer(before, asked, handed.data));
    });
  }, [operation, asked, key, registry]);

  useEffect(() => {
    if (asked === null) return;
    const aborter = new AbortController();
    // Asked for all the same where there is an answer already: what another version was answered may be old.
    const background = request.background || handedFor.current === asked;
    handedFor.current = null;
    const fail = (error: unknown) => {
      if (aborter.signal.aborted) return;
      setKnown((before) => afterFailure(before, { asked, error, isQuiet: background }));
    };
    call(operation, asked, { background, signal: aborter.signal })
      .then((data) => {
        if (aborter.signal.aborted) return;
        registry.keepAnswer(questionOf(key, operation, asked), data);
        setKnown((before) => afterAnswer(before, asked, data));
      }, fail)
      .catch(setFault);
    return () => aborter.abort();
  }, [operation, asked, request, key, registry]);

  const reload = useCallback(({ background = false }: { background?: boolean } = {}) => {
    if (!background) setKnown(({ asked, answer }) => ({ asked, answer: { at: 'loading', data: answer.data } }));
    setRequest({ background });
  }, []);
  useReturn(known.answer, reload);
  return { answer: known.asked === asked ? known.answer : overtaken(known, keeps), reload };
}

/** What failed because the server was out of reach is asked again once it is back. */
function useReturn<Out>(answer: Answer<Out>, reload: () => void): void {
  const isLost = answer.at === 'failed' && (answer.failure.kind === 'network' || answer.failure.kind === 'timeout');
  useEffect(() => {
    if (isLost) return onReach(() => !isServerLost() && reload());
    return undefined;
  }, [isLost, reload]);
}

const questionOf = <In, Out>(page: string, { path }: Operation<In, Out>, asked: In) => ({
  page,
  part: `${path} ${JSON.stringify(asked)}`,
});

const overtaken = <In, Out>({ answer }: Known<In, Out>, keeps: boolean): Answer<Out> =>
  keeps ? { at: 'loading', data: answer.data } : nothing;

/** What says the same as before stays the same; the same answer again renders nothing. */
function afterAnswer<In, Out>(before: Known<In, Out>, asked: In, data: Out): Known<In, Out> {
  const answer = keepEqual<Answer<Out>>(before.answer, { at: 'ready', data });
  return answer === before.answer && asked === before.asked ? before : { asked, answer };
}

interface Failing<In> {
  asked: In;
  error: unknown;
  isQuiet: boolean;
}

/** A failure in the background changes nothing on screen as long as there is something to show. */
function afterFailure<In, Out>(before: Known<In, Out>, { asked, error, isQuiet }: Failing<In>): Known<In, Out> {
  const data = before.asked === asked ? before.answer.data : undefined;
  if (isQuiet && data !== undefined) return before;
  return { asked, answer: { at: 'failed', failure: failureOf(error), data } };
}
