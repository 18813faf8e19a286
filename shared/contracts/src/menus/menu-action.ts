import { z } from '@console/contracts/zod';
import { menuRecord } from './menu-record';

/** Something that somebody is about to do with a menu; null is one that is not there yet. */
export const menuAction = z.discriminatedUnion('deed', [
  z.strictObject({ deed: z.literal('SAVE'), menu: menuRecord.nullable() }),
  z.strictObject({ deed: z.literal('REMOVE'), menu: menuRecord }),
]);
/** Something that somebody is about to do with a menu. */
export type MenuAction = z.infer<typeof menuAction>;
