import { z } from '@console/contracts/zod';
import { requiredText, text, textBetween } from '../text';
import { slot } from './slot';

/** Maximum number of records per contribution. */
const foundMax = 8;

/** Record that a search found. */
const foundRecord = z.object({
  id: requiredText(60),
  label: requiredText(120),
  /** Text that distinguishes records with the same name. */
  hint: text(120),
  /** Page of the record, and the query of its address. */
  page: z.string().regex(/^[\w-]{1,80}$/),
  search: z.string().regex(/^[^#]{0,300}$/),
});

/** Slots of the command palette. */
export const paletteSlots = {
  /**
   * Search for records by keyword. The contribution renders nothing: the palette shows its results below its title. It
   * must report a result for every keyword, including empty and failed ones. Results for an outdated keyword are
   * ignored.
   */
  'palette.records': slot({
    props: z.object({ keyword: textBetween(2, 60) }),
    events: z.object({
      keyword: z.string(),
      items: z.array(foundRecord).max(foundMax),
      /** The search failed, as distinct from a search without results. */
      isFailed: z.boolean().optional(),
    }),
    bytesMax: 250_000,
    isInline: true,
  }),
};
