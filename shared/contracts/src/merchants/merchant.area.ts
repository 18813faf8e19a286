import type { Area } from '../area';
import * as merchants from './merchant';

/** Calls of merchants. */
export const merchantArea = {
  operations: [merchants],
} as const satisfies Area;
