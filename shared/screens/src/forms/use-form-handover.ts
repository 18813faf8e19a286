import type { z } from '@console/contracts/zod';
import type { Handover } from '@console/remote-kit';
import { useRef, useState } from 'react';
import { captureOf, type FormState, stateOf } from './form-capture.rules';
import { isSame } from './form.rules';
import type { FormMemory } from './use-form';
import type { Live } from './use-live';

interface Handing<Draft> {
  live: Live<FormMemory<Draft>>;
  schema: z.ZodType<Draft>;
}

/**
 * Restores values together with the initial values and their version, so that a draft of an older version is refused
 * with a conflict. A draft whose values equal the saved ones overwrites nothing and takes the newer version.
 */
function withState<Draft extends object>(before: FormMemory<Draft>, state: FormState): FormMemory<Draft> {
  const isSaved = state.initialVersion < before.initialVersion && isSame(state.values, before.initial);
  const { initial, initialVersion } = isSaved ? before : state;
  return { ...before, ...state, initial, initialVersion, version: initialVersion, refused: [] };
}

/** Transfers the state of a form to another version of the page. Returns a function that marks the form as sending. */
export function useFormHandover<Draft extends object>({ live, schema }: Handing<Draft>) {
  const isSending = useRef(false);
  const { read, change } = live;
  const [handover] = useState<Handover>(() => ({
    capture: () => captureOf(read(), schema),
    restore: (from) => {
      const state = stateOf(from, schema);
      if (state) change((before) => withState(before, state));
      return state !== null;
    },
    dirty: () => !isSame(read().values, read().initial),
    busy: () => isSending.current,
  }));
  const whileBusy = async <Out>(work: Promise<Out>): Promise<Out> => {
    isSending.current = true;
    try {
      return await work;
    } finally {
      isSending.current = false;
    }
  };
  return { handover, whileBusy };
}
