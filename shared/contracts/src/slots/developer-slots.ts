import { z } from '@console/contracts/zod';
import { slot } from './slot';

/** Places of the developer settings. */
export const developerSlots = {
  /** A section of the page, above the webhooks. It renders its own title, and its list uses the address of the page. */
  'developer.section': slot({ props: z.object({}), events: z.custom<never>(() => false), bytesMax: 300_000 }),
};
