import type { I18nText } from '@console/contracts';

/** A contribution of another remote, as visible to the surrounding page. */
export interface SlotContribution {
  /** Unique name within the slot. */
  name: string;
  title: I18nText;
}

/** Place of a contribution. */
export interface SlotPlace {
  /** Key of the surrounding page. */
  page: string;
  slot: string;
  /** Name of the contribution. */
  name: string;
  /** Props of the contribution, as defined by the contract of the slot. */
  props: object;
  /** Called with events of the contribution. */
  onEvent: (event: unknown) => void;
  /** Empty element, managed by the shell. */
  element: HTMLElement;
}

/** Slot services of the shell. The page does not depend on which remotes contribute or how contributions are loaded. */
export interface ShellSlots {
  /** Returns the contributions to a slot that this user may see; its identity changes only with its content. */
  contributionsTo: (slot: string) => readonly SlotContribution[];
  /** Registers a callback for possible changes of contributions. Returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
  /** Shows a contribution in a place. Returns a function that removes it. */
  show: (place: SlotPlace) => () => void;
}
