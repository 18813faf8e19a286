/** A statement that failed: which one, never with what values, and in `cause` the error of the database. */
export class FailedStatement extends Error {
  constructor(
    readonly query: string,
    cause: unknown,
  ) {
    super('a query failed', { cause });
    this.name = 'FailedStatement';
  }
}
