import { z } from '@console/contracts/zod';
import { slot } from './slot';

/** Places of the help of the console. */
export const helpSlots = {
  /**
   * What the page that is seen is for, what can be done there and the keys that help. It is shown by the remote that has the
   * page, when it is requested; a contribution that knows nothing of a page shows nothing.
   */
  'page.help': slot({
    props: z.object({ page: z.string().regex(/^[\w/-]{1,80}$/) }),
    events: z.custom<never>(() => false),
    bytesMax: 250_000,
  }),
};
