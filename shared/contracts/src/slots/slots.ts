import { z } from '@console/contracts/zod';
import { requiredText } from '../text';
import { developerSlots } from './developer-slots';
import { helpSlots } from './help-slots';
import { paletteSlots } from './palette-slots';
import { reviewSlots } from './review-slots';
import { slot } from './slot';

/** Events of a slot without events. */
const none = z.custom<never>(() => false);

/** Slots in pages, filled by other remotes. A page with a slot does not depend on the contributing remotes. */
export const slots = {
  ...developerSlots,
  ...helpSlots,
  ...paletteSlots,
  ...reviewSlots,
  /** Tab beside the history of a card. */
  'card.tab': slot({ props: z.object({ cardId: requiredText(60) }), events: none, bytesMax: 300_000 }),
  /**
   * Panel below the dashboard's own content, and loaded after it. It receives the filter of the purchases; there is no
   * filter for users who cannot view purchases.
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
   * Panel beside the details of a record. `kind` is an object kind of the audit log, such as `cardholder` or `cardBin`.
   * The name of a contribution determines its kind: `cardBin-costs` is for card BINs only.
   */
  'record.related': slot({
    props: z.object({ kind: requiredText(40), id: requiredText(60) }),
    events: none,
    bytesMax: 300_000,
    isByKind: true,
  }),
};

/** Name of a slot. */
export type SlotName = keyof typeof slots;

/** Props that the page passes to a slot. */
export type SlotProps<Name extends SlotName> = z.infer<(typeof slots)[Name]['props']>;

/** Event that a contribution can send to the page. */
export type SlotEvent<Name extends SlotName> = z.infer<(typeof slots)[Name]['events']>;
