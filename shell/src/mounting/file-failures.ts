const causes = new Map<string, unknown>();

/**
 * Stores why a file could not be loaded. The bundle's runtime, which requested it, only gets the information that it
 * failed.
 */
export function noteFailure(url: string, cause: unknown): void {
  causes.set(new URL(url, location.href).pathname, cause);
}

/**
 * Returns the stored cause for a runtime's error, found by the file address in its message; without one, returns the
 * error itself.
 */
export function causeOf(error: unknown): unknown {
  const text = error instanceof Error ? error.message : '';
  const [, cause = error] = [...causes].findLast(([path]) => text.includes(path)) ?? [];
  return cause;
}
