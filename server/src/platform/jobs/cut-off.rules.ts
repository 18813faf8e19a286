import { isTransientError } from '../db/transient-error';
import { systemCodeOf } from '../start/start-failure';

/** Codes of exhausted resources: disk space, open files, memory of the database. */
const exhausted = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', '53100', '53200']);

/** A statement that timed out would time out again. */
const statementTimeout = '57014';

/** Recognizes a lost connection by the message of the driver, because these errors have no code. */
const isConnectionLost = (error: unknown) =>
  error instanceof Error && /^Connection terminated|is not queryable|connection is closed/i.test(error.message);

/** Returns whether the cause that ended an attempt is outside our code, so that the next attempt may succeed. */
export const isCutOff = (error: unknown): boolean => {
  const errors = error instanceof Error ? [error, error.cause] : [error];
  if (errors.some((one) => systemCodeOf(one) === statementTimeout)) return false;
  return isTransientError(error) || errors.some((one) => exhausted.has(systemCodeOf(one)) || isConnectionLost(one));
};
