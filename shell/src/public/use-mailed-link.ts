import { call, CallFailure } from '@console/api';
import type { Operation } from '@console/contracts';
import { useLocation } from '@console/remote-kit/router';
import { useEffect, useState } from 'react';

/** What a mailed link is worth. Refused without a failure: the address carries no token. */
export type MailedLink<Out> =
  { at: 'asking' } | { at: 'refused'; failure: CallFailure | null } | { at: 'known'; data: Out };

/** Input of a call that takes the token alone. */
export const byToken = (token: string) => ({ token });

/** Asks the server about the token in the address, before anything can be typed. */
export function useMailedLink<In, Out>(operation: Operation<In, Out>, inputOf: (token: string) => In): MailedLink<Out> {
  const token = new URLSearchParams(useLocation().search).get('token');
  const [link, setLink] = useState<MailedLink<Out>>(token ? { at: 'asking' } : { at: 'refused', failure: null });
  const [fault, setFault] = useState<unknown>(null);
  if (fault !== null) throw fault;
  useEffect(() => {
    if (!token) return;
    const stop = new AbortController();
    call(operation, inputOf(token), { signal: stop.signal }).then(
      (data) => setLink({ at: 'known', data }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        if (error instanceof CallFailure) setLink({ at: 'refused', failure: error });
        else setFault(error);
      },
    );
    return () => stop.abort();
  }, [operation, inputOf, token]);
  return link;
}
