import type { SlotName, SlotProps } from '@console/contracts/slots';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePage } from './page-context';

/** Which contribution a page shows, and what it says of itself. */
export interface QuietSlotProps<Name extends SlotName> {
  name: Name;
  /** Name of the contribution, of those that `useContributions` answers. */
  of: string;
  /** What this page says of itself. */
  props: SlotProps<Name>;
}

interface ReportingProps<Name extends SlotName> extends QuietSlotProps<Name> {
  /** As it is reported, and as nobody has checked it. */
  onEvent?: (event: unknown) => void;
}

/** A slot of which the page hears nothing, and which therefore needs no contract to read it by; see `Slot`. */
export function QuietSlot<Name extends SlotName>({ name, of, props, onEvent }: ReportingProps<Name>) {
  const { key, shell } = usePage();
  const place = useRef<HTMLDivElement>(null);
  // As text it is the same in every render that says the same.
  const said = JSON.stringify(props);
  const hear = useEffectEvent((event: unknown) => onEvent?.(event));
  useLayoutEffect(() => {
    const element = place.current;
    // It was an object a line ago.
    const ownProps = JSON.parse(said) as object;
    if (element)
      return shell.slots?.show({
        page: key,
        slot: name,
        name: of,
        props: ownProps,
        element,
        onEvent: (event) => hear(event),
      });
  }, [shell, key, name, of, said]);
  return <div ref={place} className="vcc-slot" />;
}
