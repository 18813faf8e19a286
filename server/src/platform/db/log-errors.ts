/** Fields of a logged error. */
type Logged = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  query?: string;
  cause?: Logged;
} & Record<string, unknown>;

/**
 * Returns an error as it may be logged. A failed query has its values (names, aliases, ciphertexts) in its message and in
 * the first line of its stack, so only the statement and the place are logged.
 */
export function withoutValues(error: Error & { code?: unknown; query?: unknown; params?: unknown }): Logged {
  const { name, message, stack = '', code, query, cause } = error;
  const holdsValues = 'params' in error || 'detail' in error;
  return {
    type: name,
    message: holdsValues ? 'a query failed' : message,
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof query === 'string' ? { query } : {}),
    ...(cause instanceof Error ? { cause: withoutValues(cause) } : {}),
  };
}
