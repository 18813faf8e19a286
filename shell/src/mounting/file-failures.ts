const causes = new Map<string, unknown>();

/** Notes why a file could not be loaded; the runtime that requested it learns only that it failed. */
export function noteFailure(url: string, cause: unknown): void {
  causes.set(new URL(url, location.href).pathname, cause);
}

/** The cause behind an error of a runtime, which has the address of the file in its message; else the error itself. */
export function causeOf(error: unknown): unknown {
  const text = error instanceof Error ? error.message : '';
  const [, cause = error] = [...causes].findLast(([path]) => text.includes(path)) ?? [];
  return cause;
}
