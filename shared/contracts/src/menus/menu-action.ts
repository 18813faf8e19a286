import { z } from '@console/contracts/zod';
import { menuRecord } from './menu-record';

/** Action on a menu that a user has selected; a null menu is a new one. */
export const menuAction = z.discriminatedUnion('deed', [
  z.strictObject({ deed: z.literal('SAVE'), menu: menuRecord.nullable() }),
  z.strictObject({ deed: z.literal('REMOVE'), menu: menuRecord }),
]);
/** Action on a menu that a user has selected. */
export type MenuAction = z.infer<typeof menuAction>;
