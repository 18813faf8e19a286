import type { Driver } from './driver';
import { pipelinedDriver } from './pipelined';
import { plainDriver } from './plain';

/** Drivers by their names in the configuration. */
export const drivers = { pipelined: pipelinedDriver, plain: plainDriver } satisfies Record<string, Driver>;

export type DriverName = keyof typeof drivers;
