/** A failed statement: its text without its values, with the error of the database as `cause`. */
export class FailedStatement extends Error {
  constructor(
    readonly query: string,
    cause: unknown,
  ) {
    super('a query failed', { cause });
    this.name = 'FailedStatement';
  }
}
