import { z } from '@console/contracts/zod';
import { requiredText } from '../text';

/** What a place in a page promises to whoever fills it, and what it asks of them. */
interface Slot<Props, Event> {
  /** What the page around it says of itself. Fields may be added, and none may be taken away. */
  props: z.ZodType<Props>;
  /** What a contribution may report to the page; a page ignores what it does not know. */
  events: z.ZodType<Event>;
  /** All that a browser fetches for one contribution, unpacked: entry, texts and its own code. */
  bytesMax: number;
}

const slot = <Props, Event>(contract: Slot<Props, Event>): Slot<Props, Event> => contract;

/** Of a slot whose page need not hear anything. */
const none = z.custom<never>(() => false);

/** Places in pages that other remotes fill. The page that has one knows none of them. */
export const slots = {
  /** A tab beside what happened to a card. */
  'card.tab': slot({ props: z.object({ cardId: requiredText(60) }), events: none, bytesMax: 300_000 }),
};

/** A place in a page that other remotes fill. */
export type SlotName = keyof typeof slots;

/** What the page around a slot says of itself. */
export type SlotProps<Name extends SlotName> = z.infer<(typeof slots)[Name]['props']>;

/** What a contribution may report to the page around it. */
export type SlotEvent<Name extends SlotName> = z.infer<(typeof slots)[Name]['events']>;
