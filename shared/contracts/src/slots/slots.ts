import { z } from '@console/contracts/zod';
import { requiredText } from '../text';
import { developerSlots } from './developer-slots';
import { helpSlots } from './help-slots';
import { paletteSlots } from './palette-slots';
import { reviewSlots } from './review-slots';
import { slot } from './slot';

/** Of a slot whose page need not hear anything. */
const none = z.custom<never>(() => false);

/** Places in pages that other remotes fill. The page that has one knows none of them. */
export const slots = {
  ...developerSlots,
  ...helpSlots,
  ...paletteSlots,
  ...reviewSlots,
  /** A tab beside what happened to a card. */
  'card.tab': slot({ props: z.object({ cardId: requiredText(60) }), events: none, bytesMax: 300_000 }),
  /**
   * A sheet under what the dashboard itself shows, loaded after that. It hears which purchases are looked at; whoever sees
   * none chooses none.
   */
  'dashboard.tile': slot({
    props: z.object({
      days: z.int().optional(),
      currency: requiredText(3).optional(),
      merchantId: requiredText(60).optional(),
    }),
    events: none,
    bytesMax: 300_000,
  }),
  /**
   * A sheet beside the facts of a record. The kind is one that audit lines are about, such as `cardholder` or `cardBin`;
   * for which of them a contribution is, its name says: `cardBin-costs` is for card BINs alone.
   */
  'record.related': slot({
    props: z.object({ kind: requiredText(40), id: requiredText(60) }),
    events: none,
    bytesMax: 300_000,
    isByKind: true,
  }),
};

/** A place in a page that other remotes fill. */
export type SlotName = keyof typeof slots;

/** What the page around a slot says of itself. */
export type SlotProps<Name extends SlotName> = z.infer<(typeof slots)[Name]['props']>;

/** What a contribution may report to the page around it. */
export type SlotEvent<Name extends SlotName> = z.infer<(typeof slots)[Name]['events']>;
