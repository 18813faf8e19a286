import type { z } from '@console/contracts/zod';

/** What a place in a page promises to whoever fills it, and what it asks of them. */
export interface Slot<Props, Event> {
  /** What the page around it says of itself. Fields may be added, and none may be taken away. */
  props: z.ZodType<Props>;
  /** What a contribution may report to the page; a page ignores what it does not know. */
  events: z.ZodType<Event>;
  /** All that a browser fetches for one contribution, unpacked: entry, texts and its own code. */
  bytesMax: number;
  /** Among other things in a line: nothing is shown while it is loaded, and nothing where it fails. */
  isInline?: boolean;
  /** The name of a contribution begins with the kind of records that it is for, and a dash. */
  isByKind?: boolean;
}

/** A place, with the types of what it says and hears. */
export const slot = <Props, Event>(contract: Slot<Props, Event>): Slot<Props, Event> => contract;

/** Whether a contribution is for records of this kind, by its name: `cardholder-disputes` is for cardholders. */
export const isForKind = (name: string, kind: string): boolean => name.startsWith(`${kind}-`);
