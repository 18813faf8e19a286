import { isLate } from '@console/remote-kit';
import { NoAnswer } from '../mounting/fetch-bytes';
import { causeOf } from '../mounting/file-failures';
import { isServerThere } from '../reach/watch-reach';
import { reportFault } from './report';

/**
 * Reports code that could not be loaded, as a fault of its version. Network problems of the user are not reported:
 * stalled loads, and files without a response while the console's server does not respond either.
 */
export async function reportUnloaded(unloaded: Omit<Parameters<typeof reportFault>[0], 'step'>): Promise<void> {
  const cause = causeOf(unloaded.error);
  if (isLate(cause)) return;
  if (cause instanceof NoAnswer && !(await isServerThere())) return;
  reportFault({ ...unloaded, step: 'LOAD' });
}
