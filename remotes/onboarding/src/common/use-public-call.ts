import { CallFailure } from '@console/api';
import type { Progress, Sent } from '@console/screens';
import { useRef, useState } from 'react';

/** Sends a form without a session. Only one call runs at a time; its refusal is shown until the next call. */
export function usePublicCall<Draft, Out>(ask: (draft: Draft) => Promise<Out>) {
  const [progress, setProgress] = useState<Progress>({ at: 'idle' });
  const isBusy = useRef(false);

  const send = async (draft: Draft): Promise<Sent<Out>> => {
    if (isBusy.current) return { at: 'busy' };
    isBusy.current = true;
    setProgress({ at: 'sending' });
    try {
      const data = await ask(draft);
      setProgress({ at: 'idle' });
      return { at: 'done', data };
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const sent = { at: error.kind === 'refused' ? ('refused' as const) : ('failed' as const), failure: error };
      setProgress(sent);
      return sent;
    } finally {
      isBusy.current = false;
    }
  };
  return { progress, send };
}
