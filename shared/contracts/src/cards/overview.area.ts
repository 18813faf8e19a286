import type { Area } from '../area';
import * as overview from './overview';

/** Calls of the dashboard about cards. */
export const overviewArea = {
  operations: [overview],
} as const satisfies Area;
