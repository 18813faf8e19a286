import type { z } from '@console/contracts/zod';
import { type Handover, type Plain, useHandover } from '@console/remote-kit';
import { useState } from 'react';
import { useLive } from '../forms/use-live';

const schemaName = 'state/1';

/**
 * State of a part of a page that is transferred to another version of the page as JSON. A version whose schema refuses
 * the state starts with its own initial state.
 */
export function useStoredState<State>(
  part: string,
  schema: z.ZodType<State>,
  start: () => State,
): [State, (next: State) => void] {
  const { shown, read, change } = useLive(start);
  const [{ handover, set }] = useState(() => ({
    set: (next: State) => change(() => next),
    handover: {
      capture: () => ({ schema: schemaName, state: plainOf(read()) }),
      restore: (from) => {
        const input = from.schema === schemaName ? schema.safeParse(from.state) : undefined;
        if (input?.success) change(() => input.data);
        return input?.success === true;
      },
      dirty: () => false,
      busy: () => false,
    } satisfies Handover,
  }));
  useHandover(part, handover);
  return [shown, set];
}

/** Returns a value as plain JSON data, without values that JSON cannot represent. */
// `JSON.parse` returns plain data only.
export const plainOf = (value: unknown): Plain => JSON.parse(JSON.stringify(value)) as Plain;
