import { z } from '@console/contracts/zod';
import { slot } from './slot';

/** Slots of the console's help. */
export const helpSlots = {
  /**
   * Help for the visible page: its purpose, tasks and shortcuts. It is shown on demand by the remote of the page; a
   * contribution without help for the page renders nothing.
   */
  'page.help': slot({
    props: z.object({ page: z.string().regex(/^[\w/-]{1,80}$/) }),
    events: z.custom<never>(() => false),
    bytesMax: 250_000,
  }),
};
