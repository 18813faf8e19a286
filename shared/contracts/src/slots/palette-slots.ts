import { z } from '@console/contracts/zod';
import { requiredText, text, textBetween } from '../text';
import { slot } from './slot';

/** More than these are a list of their own. */
const foundMax = 8;

/** A record that a search found. */
const foundRecord = z.object({
  id: requiredText(60),
  label: requiredText(120),
  /** What tells it apart from others of the same name. */
  hint: text(120),
  /** The page that shows it, and what stands behind the question mark of its address. */
  page: z.string().regex(/^[\w-]{1,80}$/),
  search: z.string().regex(/^[^#]{0,300}$/),
});

/** Places of the palette. */
export const paletteSlots = {
  /**
   * A search for records, by a few letters. It shows nothing: the palette lists what it reports under its title. It answers
   * every keyword, also with no records, and says where it failed; what comes for other letters is not shown.
   */
  'palette.records': slot({
    props: z.object({ keyword: textBetween(2, 60) }),
    events: z.object({
      keyword: z.string(),
      items: z.array(foundRecord).max(foundMax),
      /** The records could not be searched, which is something else than that there are none. */
      isFailed: z.boolean().optional(),
    }),
    bytesMax: 250_000,
    isInline: true,
  }),
};
