import { drivers, type DriverName } from '../platform/db/drivers';

/** Driver of the test databases; `TEST_DRIVER=plain` selects the plain one. */
export const testDriver = (): DriverName => (process.env['TEST_DRIVER'] === 'plain' ? 'plain' : 'pipelined');

/** All drivers, as a parameter of `describe.each`. */
export const eachDriver = Object.entries(drivers);
