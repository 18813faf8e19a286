import { z } from '@console/contracts/zod';
import { requiredText } from '../text';

/** What a place in a page promises to whoever fills it, and what it asks of them. */
interface Slot<Props> {
  /** What the page around it says of itself. Fields may be added, and none may be taken away. */
  props: z.ZodType<Props>;
  /** All that a browser fetches for one contribution, unpacked: entry, texts and its own code. */
  bytesMax: number;
}

const slot = <Props>(contract: Slot<Props>): Slot<Props> => contract;

/** Places in pages that other remotes fill. The page that has one knows none of them. */
export const slots = {
  /** A tab beside what happened to a card. */
  'card.tab': slot({ props: z.object({ cardId: requiredText(60) }), bytesMax: 300_000 }),
};

/** A place in a page that other remotes fill. */
export type SlotName = keyof typeof slots;

/** What the page around a slot says of itself. */
export type SlotProps<Name extends SlotName> = z.infer<(typeof slots)[Name]['props']>;
