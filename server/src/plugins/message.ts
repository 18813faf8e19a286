import { Query, type Connection, type QueryResult } from 'pg';

/** One statement, with a name where the connection keeps it prepared. */
export interface Statement {
  text: string;
  name?: string | undefined;
  values?: unknown[];
}

/** What happened to one statement. */
export interface Heard {
  done: (result: QueryResult) => void;
  failed: (error: Error) => void;
}

/** What the driver calls on a query while its answer comes in; its types leave that out. */
interface DriverQuery {
  name?: string;
  text: string;
  prepare: (connection: Connection) => void;
  handleRowDescription: (message: unknown) => void;
  handleDataRow: (message: unknown) => void;
  handleCommandComplete: (message: unknown, connection: Connection) => void;
  handleEmptyQuery: (connection: Connection) => void;
  handleReadyForQuery: (connection: Connection) => void;
}

interface Part extends Heard {
  query: DriverQuery;
}

/**
 * Several statements that travel to the database in one message and are answered in one. It works on them in order, and
 * on none that comes after one that failed.
 */
export class Message {
  private readonly parts: Part[];
  private at = 0;

  constructor(statements: (Statement & Heard)[]) {
    this.parts = statements.map(({ done, failed, ...statement }) => ({
      query: queryOf(statement, (error, result) => (error ? failed(error) : done(result))),
      done,
      failed,
    }));
  }

  /** The driver notes by these what it has prepared: always the statement whose turn it is. */
  get name(): string | undefined {
    return this.parts[this.at]?.query.name;
  }

  get text(): string | undefined {
    return this.parts[this.at]?.query.text;
  }

  submit(connection: Connection): void {
    // One end of the message for all of them: without it, each would be answered by itself.
    const open: Connection = Object.create(connection, { sync: { value: () => undefined } });
    connection.stream.cork();
    for (const { query } of this.parts) query.prepare(open);
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription(message: unknown): void {
    this.parts[this.at]?.query.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.parts[this.at]?.query.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    this.parts[this.at]?.query.handleCommandComplete(message, connection);
    this.at += 1;
  }

  handleEmptyQuery(): void {
    this.at += 1;
  }

  /** The first to hear of it is the one that failed; those behind it were never begun. */
  handleError(error: Error, connection: Connection & Prepared): void {
    const [failed, ...behind] = this.parts.splice(this.at);
    for (const { query, done: _, failed: refuse } of behind) {
      // Also what was to be prepared for them was not.
      if (query.name !== undefined) delete connection.submittedNamedStatements[query.name];
      queueMicrotask(() => refuse(error));
    }
    for (const { query } of this.parts) query.handleReadyForQuery(connection);
    failed?.failed(error);
  }

  handleReadyForQuery(connection: Connection): void {
    for (const { query } of this.parts) query.handleReadyForQuery(connection);
  }
}

/** What the driver knows of statements that it has sent and that are not answered yet. */
interface Prepared {
  submittedNamedStatements: Record<string, string>;
}

const queryOf = (
  statement: Statement,
  callback: (error: Error | undefined, result: QueryResult) => void,
): DriverQuery =>
  // The class has what `DriverQuery` says; its published types know only how to begin.
  new Query({ ...statement, values: statement.values ?? [] }, callback as never) as unknown as DriverQuery;
