import type { SlotName } from '@console/contracts/slots';
import { useSyncExternalStore } from 'react';
import { useShell } from './page-context';

const never = () => () => undefined;

/** Returns whether a slot has contributions, so that a page loads the slot's code only if needed. */
export function useIsFilled(slot: SlotName): boolean {
  const { slots } = useShell();
  return useSyncExternalStore(slots?.subscribe ?? never, () => (slots?.contributionsTo(slot).length ?? 0) > 0);
}
