import type { Area } from '../area';
import * as firstSteps from './first-steps';

/** Operations of the first steps of a new owner. */
export const firstStepsArea = {
  operations: [firstSteps],
} as const satisfies Area;
