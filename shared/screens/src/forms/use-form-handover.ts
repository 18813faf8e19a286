import type { z } from '@console/contracts/zod';
import type { Handover } from '@console/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { captureOf, stateOf } from './form-capture.rules';
import { isSame } from './form.rules';
import type { FormMemory } from './use-form';
import type { Live } from './use-live';

interface Handing<Draft> {
  live: Live<FormMemory<Draft>>;
  schema: z.ZodType<Draft>;
  element: HTMLFormElement | null;
}

/** How a form hands its state over, and the way to say that it is sending. */
export function useFormHandover<Draft extends object>({ live, schema, element }: Handing<Draft>) {
  const isSending = useRef(false);
  const isComposing = useComposing(element);
  const { read, change } = live;
  const [handover] = useState<Handover>(() => ({
    capture: () => captureOf(read(), schema),
    restore: (from) => {
      const state = stateOf(from, schema);
      if (state) change((before) => ({ ...before, ...state, refused: [] }));
      return state !== null;
    },
    dirty: () => !isSame(read().values, read().initial),
    busy: () => isSending.current || isComposing.current,
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

/** Is something being composed in an input method? Its letters are not the value of any field yet. */
function useComposing(element: HTMLFormElement | null) {
  const isComposing = useRef(false);
  useEffect(() => {
    if (!element) return;
    const begin = () => void (isComposing.current = true);
    const end = () => void (isComposing.current = false);
    element.addEventListener('compositionstart', begin);
    element.addEventListener('compositionend', end);
    return () => {
      end();
      element.removeEventListener('compositionstart', begin);
      element.removeEventListener('compositionend', end);
    };
  }, [element]);
  return isComposing;
}
