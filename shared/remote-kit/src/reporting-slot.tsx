import { slots as contracts, type SlotEvent, type SlotName } from '@console/contracts/slots';
import { QuietSlot, type QuietSlotProps } from './quiet-slot';

interface SlotProperties<Name extends SlotName> extends QuietSlotProps<Name> {
  /** What the contribution reports. */
  onEvent: (event: SlotEvent<Name>) => void;
}

/**
 * One contribution, in its own React root and loaded by the shell: whatever happens to it, the page around it goes on.
 * Another `of` in the same place puts the one before to sleep, with what is typed there.
 */
export function Slot<Name extends SlotName>({ onEvent, ...place }: SlotProperties<Name>) {
  const hear = (event: unknown) => {
    const parsed = contracts[place.name].events.safeParse(event);
    // The contract of this name says what it is.
    if (parsed.success) onEvent(parsed.data as SlotEvent<Name>);
  };
  return <QuietSlot {...place} onEvent={hear} />;
}
