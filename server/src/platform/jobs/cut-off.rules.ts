import { isPassingError } from '../db/passing-error';
import { systemCodeOf } from '../start/start-failure';

/** What the machine has none of at the moment: room on the disk, open files. */
const exhausted = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', '53100', '53200']);

/** A statement that ran into its limit does so again in the next attempt. */
const statementTimeout = '57014';

/** How the driver says that a connection is gone; these errors have no code. */
const isGone = (error: unknown) =>
  error instanceof Error && /^Connection terminated|is not queryable|connection is closed/i.test(error.message);

/** Whether something outside our code ended an attempt: the next one may succeed without any change. */
export const isCutOff = (error: unknown): boolean => {
  const errors = error instanceof Error ? [error, error.cause] : [error];
  if (errors.some((one) => systemCodeOf(one) === statementTimeout)) return false;
  return isPassingError(error) || errors.some((one) => exhausted.has(systemCodeOf(one)) || isGone(one));
};
