/** A statement that the database refused: which one, never with what values, and in `cause` what it said. */
export class FailedStatement extends Error {
  constructor(
    readonly query: string,
    cause: unknown,
  ) {
    super('a query failed', { cause });
    this.name = 'FailedStatement';
  }
}
