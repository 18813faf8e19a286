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
 * Returns an error without confidential values. The message and first stack line of a failed query contain its values
 * (names, aliases, ciphertexts), so only its statement and stack are logged.
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
