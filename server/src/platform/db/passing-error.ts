import { systemCodeOf } from '../start/start-failure';

/** PostgreSQL and socket errors that mean "not now", not "never". */
const passing = new Set(['40001', '40P01', '53300', '55P03', '57014', '57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET']);

const isPassing = (error: unknown): boolean => passing.has(systemCodeOf(error));

/** An error that is expected to be gone when the same work is done again, such as a deadlock or a lost connection. */
export const isPassingError = (error: unknown): boolean =>
  error instanceof Error &&
  (isPassing(error) || isPassing(error.cause) || error.message.startsWith('timeout exceeded'));
