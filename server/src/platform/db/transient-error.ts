import { systemCodeOf } from '../start/start-failure';

/** Codes of transient PostgreSQL and socket errors. */
const transient = new Set([
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Class of PostgreSQL error codes for lost and refused connections. */
const connectionClass = /^08...$/;

function isTransient(error: unknown): boolean {
  const code = systemCodeOf(error);
  return transient.has(code) || connectionClass.test(code);
}

/** Returns whether an error is transient, such as a deadlock or a lost connection: a retry may succeed. */
export const isTransientError = (error: unknown): boolean =>
  error instanceof Error &&
  (isTransient(error) || isTransient(error.cause) || error.message.startsWith('timeout exceeded'));
