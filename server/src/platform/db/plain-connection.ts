import type { PoolClient } from 'pg';
import { isScript, type Result, type Statement } from './batch';
import { RowReader } from './row-reader';

/** Read by `RowReader`, as those of the other driver are. */
const asText = { getTypeParser: () => (value: string) => value };

/** One connection that runs one statement after the other; once one has failed, the others fail by the same error. */
export class PlainConnection {
  private failure: Error | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /** A read takes no scripts: what hides behind a semicolon could end the transaction that changes nothing. */
  constructor(
    private readonly client: PoolClient,
    private readonly takesScripts = true,
  ) {}

  send(statement: Statement): Promise<Result> {
    const result = this.last.then(() => this.run(statement));
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Nothing more is sent, whoever still tries, and nothing of the transaction stays. */
  async rollBack(): Promise<void> {
    this.failure ??= new Error('this work is over');
    await this.last;
    // Where not even this works the connection is dead, which the pool sees by itself.
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

  /** By the extended query protocol, which takes one statement. */
  private async query({ text, values = [], columns }: Statement): Promise<Result> {
    const config = { text, values, types: asText, rowMode: 'array' as const, queryMode: 'extended' };
    const { fields, rows, rowCount } = await this.client.query<(string | null)[]>(config);
    const reader = new RowReader(fields, columns ?? null);
    return { rows: rows.map((row) => reader.rowOf(row)), rowCount };
  }

  /** By the simple query protocol, which takes several and tells nobody what the rows of each consist of. */
  private async runScript({ text }: Statement): Promise<Result> {
    await this.client.query(text);
    return { rows: [], rowCount: null };
  }
}
