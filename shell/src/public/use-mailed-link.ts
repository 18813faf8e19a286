import { call, CallFailure } from '@console/api';
import type { Operation } from '@console/contracts';
import { useLocation } from '@console/remote-kit/router';
import { useEffect, useState } from 'react';

/** State of a mailed link. `refused` without a failure means that the address has no token. */
export type MailedLink<Out> =
  { at: 'asking' } | { at: 'refused'; failure: CallFailure | null } | { at: 'known'; data: Out };

/** Input of a call that needs the token only. */
export const byToken = (token: string) => ({ token });

/** Verifies the token in the address before the form is shown. */
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
