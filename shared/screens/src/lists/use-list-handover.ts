import { z } from '@console/contracts/zod';
import { type Handover, useHandover } from '@console/remote-kit';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const schemaName = 'list/1';
const place = z.strictObject({ top: z.number(), left: z.number() });
type Place = z.infer<typeof place>;

/**
 * Transfers the scroll position of a list to another version; the rest of its state is in the address. The position is
 * applied after the rows are loaded.
 */
export function useListHandover(box: RefObject<HTMLElement | null>, rowCount: number): void {
  const waiting = useRef<Place | null>(null);
  const hasRows = useRef(false);
  const [handover] = useState<Handover>(() => ({
    capture: () => {
      const { scrollTop = 0, scrollLeft = 0 } = box.current ?? {};
      return { schema: schemaName, state: waiting.current ?? { top: scrollTop, left: scrollLeft } };
    },
    restore: ({ schema, state }) => {
      const record = schema === schemaName ? place.safeParse(state).data : undefined;
      if (!record) return false;
      waiting.current = record;
      if (hasRows.current) settle(box.current, waiting);
      return true;
    },
    dirty: () => false,
    busy: () => false,
  }));
  useHandover('list', handover);
  useLayoutEffect(() => {
    hasRows.current = rowCount > 0;
    if (hasRows.current) settle(box.current, waiting);
  }, [box, rowCount]);
}

function settle(box: HTMLElement | null, waiting: { current: Place | null }): void {
  if (!box || !waiting.current) return;
  box.scrollTop = waiting.current.top;
  box.scrollLeft = waiting.current.left;
  waiting.current = null;
}
