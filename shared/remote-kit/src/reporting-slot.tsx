import { slots as contracts, type SlotEvent, type SlotName } from '@console/contracts/slots';
import { QuietSlot, type QuietSlotProps } from './quiet-slot';

interface SlotProperties<Name extends SlotName> extends QuietSlotProps<Name> {
  /** Called with events of the contribution. */
  onEvent: (event: SlotEvent<Name>) => void;
}

/**
 * A contribution in a separate React root, loaded by the shell, so that its errors do not affect the page. When `of`
 * changes at the same place, the previous contribution is hidden and keeps its input.
 */
export function Slot<Name extends SlotName>({ onEvent, ...place }: SlotProperties<Name>) {
  const hear = (event: unknown) => {
    const parsed = contracts[place.name].events.safeParse(event);
    // The slot's contract has validated the event.
    if (parsed.success) onEvent(parsed.data as SlotEvent<Name>);
  };
  return <QuietSlot {...place} onEvent={hear} />;
}
