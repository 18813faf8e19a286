import { z } from '@console/contracts/zod';
import { slot } from './slot';

/** Slots of the developer settings. */
export const developerSlots = {
  /** Section of the page, above the webhooks. It renders its own title, and its list state is in the page's address. */
  'developer.section': slot({ props: z.object({}), events: z.custom<never>(() => false), bytesMax: 300_000 }),
};
