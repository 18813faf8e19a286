import { systemCodeOf } from '../start/start-failure';

/** Codes of transient PostgreSQL and socket errors. */
const transient = new Set([
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
]);

const isTransient = (error: unknown): boolean => transient.has(systemCodeOf(error));

/** Returns whether an error is transient, such as a deadlock or a lost connection: a retry may succeed. */
export const isTransientError = (error: unknown): boolean =>
  error instanceof Error &&
  (isTransient(error) || isTransient(error.cause) || error.message.startsWith('timeout exceeded'));
