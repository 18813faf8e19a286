import type { PoolClient } from 'pg';
import { isScript, type Result, type Statement } from './batch';
import { RowReader } from './row-reader';

/** Returns values as text for `RowReader`, like the pipelined driver. */
const asText = { getTypeParser: () => (value: string) => value };

/** A connection that runs one statement at a time. After a failure all later statements fail with the same error. */
export class PlainConnection {
  private failure: Error | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /** Reads refuse scripts: a second statement after a semicolon could end the read-only transaction. */
  constructor(
    private readonly client: PoolClient,
    private readonly takesScripts = true,
  ) {}

  send(statement: Statement): Promise<Result> {
    const result = this.last.then(() => this.run(statement));
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Rolls back and refuses all further statements. */
  async rollBack(): Promise<void> {
    this.failure ??= new Error('the unit of work has ended');
    await this.last;
    // If the rollback fails, the connection is broken; the pool detects that.
    await this.client.query('ROLLBACK').catch(() => undefined);
  }

  get hasFailed(): boolean {
    return this.failure !== null;
  }

  private async run(statement: Statement): Promise<Result> {
    if (this.failure) throw this.failure;
    try {
      return this.takesScripts && isScript(statement) ? await this.runScript(statement) : await this.query(statement);
    } catch (error) {
      this.failure ??= error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  }

  /** Uses the extended query protocol, which accepts one statement. */
  private async query({ text, values = [], columns }: Statement): Promise<Result> {
    const config = { text, values, types: asText, rowMode: 'array' as const, queryMode: 'extended' };
    const { fields, rows, rowCount } = await this.client.query<(string | null)[]>(config);
    const reader = new RowReader(fields, columns ?? null);
    return { rows: rows.map((row) => reader.rowOf(row)), rowCount };
  }

  /** Uses the simple query protocol, which accepts several statements and returns no row descriptions to check. */
  private async runScript({ text }: Statement): Promise<Result> {
    await this.client.query(text);
    return { rows: [], rowCount: null };
  }
}
