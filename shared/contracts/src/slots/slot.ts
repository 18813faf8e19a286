import type { z } from '@console/contracts/zod';

/** Contract of an extension slot, between the page and its contributions. */
export interface Slot<Props, Event> {
  /** Props that the page passes. Fields can be added but never removed. */
  props: z.ZodType<Props>;
  /** Events that a contribution can send to the page. The page ignores unknown events. */
  events: z.ZodType<Event>;
  /** Maximum uncompressed size of one contribution: entry, texts and its own code. */
  bytesMax: number;
  /** Part of a line: nothing is rendered while it is loading or after a failure. */
  isInline?: boolean;
  /** Names of contributions must start with their kind of records and a dash. */
  isByKind?: boolean;
}

/** Declares a slot with the types of its props and events. */
export const slot = <Props, Event>(contract: Slot<Props, Event>): Slot<Props, Event> => contract;

/** Returns whether the name of a contribution is for records of this kind: `cardholder-disputes` is for cardholders. */
export const isForKind = (name: string, kind: string): boolean => name.startsWith(`${kind}-`);
