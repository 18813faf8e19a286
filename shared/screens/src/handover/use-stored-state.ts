import type { z } from '@console/contracts/zod';
import { type Handover, type Plain, useHandover } from '@console/remote-kit';
import { useState } from 'react';
import { useLive } from '../forms/use-live';

const schemaName = 'state/1';

/**
 * State of a part of a page that another version of the page goes on with. It is written as JSON, and a version that does
 * not know it by its schema begins with its own.
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

/** Through text, which leaves out what JSON does not know. */
// JSON is what a parsed text of JSON is.
export const plainOf = (value: unknown): Plain => JSON.parse(JSON.stringify(value)) as Plain;
