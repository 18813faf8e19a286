import type { Area } from '../area';
import * as overview from './overview';

/** Operations of the cards dashboard. */
export const overviewArea = {
  operations: [overview],
} as const satisfies Area;
