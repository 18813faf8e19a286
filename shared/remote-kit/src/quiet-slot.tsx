import type { SlotName, SlotProps } from '@console/contracts/slots';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePage } from './page-context';

/** Contribution that a page shows, and its props. */
export interface QuietSlotProps<Name extends SlotName> {
  name: Name;
  /** Name of a contribution from `useContributions`. */
  of: string;
  /** Props that this page passes. */
  props: SlotProps<Name>;
}

interface ReportingProps<Name extends SlotName> extends QuietSlotProps<Name> {
  /** Called with unvalidated events. */
  onEvent?: (event: unknown) => void;
}

/** A slot whose page handles no events, so that it loads no contract; see `Slot`. */
export function QuietSlot<Name extends SlotName>({ name, of, props, onEvent }: ReportingProps<Name>) {
  const { key, shell } = usePage();
  const place = useRef<HTMLDivElement>(null);
  // Serialized, so that equal props are the same text in every render.
  const said = JSON.stringify(props);
  const hear = useEffectEvent((event: unknown) => onEvent?.(event));
  useLayoutEffect(() => {
    const element = place.current;
    // Serialized from an object above.
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
