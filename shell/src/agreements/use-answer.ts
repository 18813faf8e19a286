import { call, CallFailure } from '@console/api';
import type { Operation } from '@console/contracts';
import { useEffect, useState } from 'react';

/** State of a call of a shell page. */
type Answer<Out> = { at: 'loading' } | { at: 'failed'; failure: CallFailure } | { at: 'ready'; data: Out };

/** Calls an operation once, and again on `reload`. `input` is compared by content. */
export function useAnswer<In extends object, Out>(operation: Operation<In, Out>, input: In) {
  const [turn, setTurn] = useState(0);
  const text = JSON.stringify(input);
  const question = `${operation.path} ${text} ${turn}`;
  const [answered, setAnswered] = useState<{ question: string; answer: Answer<Out> } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const end = (answer: Answer<Out>) => {
      if (!stop.signal.aborted) setAnswered({ question, answer });
    };
    // `text` was serialized from an input of this type.
    call(operation, JSON.parse(text) as In, { signal: stop.signal }).then(
      (data) => end({ at: 'ready', data }),
      (error: unknown) => {
        if (!(error instanceof CallFailure)) throw error;
        end({ at: 'failed', failure: error });
      },
    );
    return () => stop.abort();
  }, [operation, text, question]);
  const answer: Answer<Out> = answered?.question === question ? answered.answer : { at: 'loading' };
  return {
    answer,
    reload: () => setTurn((before) => before + 1),
    setData: (data: Out) => setAnswered({ question, answer: { at: 'ready', data } }),
  };
}
