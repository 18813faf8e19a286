import type { I18nText } from '@console/contracts';

/** What another remote contributes to a slot, as far as the page around it needs to know. */
export interface SlotContribution {
  /** By which no other contribution to the slot goes. */
  name: string;
  title: I18nText;
}

/** Where a contribution is shown. */
export interface SlotPlace {
  /** Key of the page around it. */
  page: string;
  slot: string;
  /** Which contribution. */
  name: string;
  /** What the page says of itself to the contribution, as the contract of the slot has it. */
  props: object;
  /** Hears what the contribution reports. */
  onEvent: (event: unknown) => void;
  /** Empty, and left to the shell. */
  element: HTMLElement;
}

/** How the shell fills slots. The page around one knows neither who contributes nor how that is loaded. */
export interface ShellSlots {
  /** Contributions to a slot that this user may see; the same list as long as nothing changes. */
  contributionsTo: (slot: string) => readonly SlotContribution[];
  /** Says whenever there may be others; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Shows a contribution in a place; answers how to take it away. */
  show: (place: SlotPlace) => () => void;
}
