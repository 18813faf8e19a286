import { drivers, type DriverName } from '../platform/db/drivers';

/** How tests reach their databases: `TEST_DRIVER=plain` runs any of them on the plain driver. */
export const testDriver = (): DriverName => (process.env['TEST_DRIVER'] === 'plain' ? 'plain' : 'pipelined');

/** For tests that hold on each driver, as a parameter of `describe.each`. */
export const eachDriver = Object.entries(drivers);
