import type { SlotName } from '@console/contracts/slots';
import { useSyncExternalStore } from 'react';
import { useShell } from './page-context';

const never = () => () => undefined;

/** Whether there is anything for a slot, for a page that loads what shows it only then. */
export function useIsFilled(slot: SlotName): boolean {
  const { slots } = useShell();
  return useSyncExternalStore(slots?.subscribe ?? never, () => (slots?.contributionsTo(slot).length ?? 0) > 0);
}
