import { useEffect, useLayoutEffect } from 'react';
import type { Handover } from './handover';
import { usePage } from './page-context';

/** Makes the component a part of its page. `handover` is one object as long as the component lives. */
export function useHandover(part: string, handover: Handover): void {
  const { key, desk } = usePage();
  // No clean-up: a hidden page runs it too and keeps its state; the shell forgets the parts of a page that closes.
  useLayoutEffect(() => desk.join({ page: key, part }, handover), [desk, key, part, handover]);
  // After every render, because every new state is shown by one.
  useEffect(() => desk.changed({ page: key, part }));
}
