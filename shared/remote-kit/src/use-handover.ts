import { useEffect, useLayoutEffect } from 'react';
import type { Handover } from './handover';
import { usePage } from './page-context';

/** Registers the component as a part of its page. `handover` must be the same object in every render. */
export function useHandover(part: string, handover: Handover): void {
  const { key, registry } = usePage();
  // No clean-up, because React would also run it when the page is hidden, which must keep its state. The shell removes
  // the parts of closed pages.
  useLayoutEffect(() => registry.join({ page: key, part }, handover), [registry, key, part, handover]);
  // After every render, because each change of state causes one.
  useEffect(() => registry.changed({ page: key, part }));
}
