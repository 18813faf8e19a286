/** Written into the log as it is. */
type Logged = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  query?: string;
  cause?: Logged;
} & Record<string, unknown>;

/**
 * An error as the log may have it. A failed query carries its values in its message and in the first line of its
 * stack: names, aliases, ciphers. Only the statement and the place stay.
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
