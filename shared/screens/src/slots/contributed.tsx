import type { SlotName, SlotProps } from '@console/contracts/slots';
import { lazyComponent } from '@console/remote-kit';
import { useIsFilled } from '@console/remote-kit/slot';

/** Props of `Contributed`. */
export interface ContributedProps<Name extends SlotName> {
  slot: Name;
  /** What this page says of itself. */
  props: SlotProps<Name>;
  /** Which contributions belong here, by their names; all of them unless it says otherwise. */
  takes?: (name: string) => boolean;
}

const Sheets = lazyComponent(() => import('./sheets'));

/** What other remotes contribute to a slot, as sheets of a page. Nothing is loaded for it where there is nothing. */
export function Contributed<Name extends SlotName>(shown: ContributedProps<Name>) {
  const isFilled = useIsFilled(shown.slot);
  return isFilled && <Sheets {...shown} />;
}
