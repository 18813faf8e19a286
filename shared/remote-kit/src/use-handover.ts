import { useEffect, useLayoutEffect } from 'react';
import type { Handover } from './handover';
import { usePage } from './page-context';

/** Makes the component a part of its page. `handover` is one object as long as the component lives. */
export function useHandover(part: string, handover: Handover): void {
  const { key, registry } = usePage();
  // No clean-up: a hidden page runs it too and keeps its state; the shell forgets the parts of a page that closes.
  useLayoutEffect(() => registry.join({ page: key, part }, handover), [registry, key, part, handover]);
  // After every render, because every new state is shown by one.
  useEffect(() => registry.changed({ page: key, part }));
}
