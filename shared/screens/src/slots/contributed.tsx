import type { SlotName, SlotProps } from '@console/contracts/slots';
import { lazyComponent } from '@console/remote-kit';
import { useIsFilled } from '@console/remote-kit/slot';

/** Props of `Contributed`. */
export interface ContributedProps<Name extends SlotName> {
  slot: Name;
  /** Props that this page passes to contributions. */
  props: SlotProps<Name>;
  /** Selects contributions by name; all by default. */
  takes?: (name: string) => boolean;
}

const Sheets = lazyComponent(() => import('./sheets'));

/** Contributions of other remotes to a slot, in sections of a page. Loads no code if there are none. */
export function Contributed<Name extends SlotName>(shown: ContributedProps<Name>) {
  const isFilled = useIsFilled(shown.slot);
  return isFilled && <Sheets {...shown} />;
}
