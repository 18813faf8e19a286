import type { Connection } from 'pg';
import { prepareValue } from 'pg/lib/utils';
import type { Columns } from './column';
import { type Field, noRows, RowReader } from './row-reader';

/** A statement; `name` is set if the connection keeps it as a prepared statement. */
export interface Statement {
  text: string;
  name?: string | undefined;
  values?: unknown[];
  /** Columns of the result. Without them the rows are ignored. */
  columns?: Columns | undefined;
  /** Whether the planner must keep the written order of its joins. */
  isJoinedAsWritten?: boolean;
}

/** Returns whether a text contains several statements, which only the simple query protocol accepts. */
export const isScript = ({ text, values }: Statement): boolean => (values ?? []).length === 0 && text.includes(';');

/** Result of a statement. */
export interface Result<Row = Record<string, unknown>> {
  rows: Row[];
  /** Number of rows that were selected or changed; null if the database reports no number. */
  rowCount: number | null;
}

/** Called once for each statement, with its result or its error. */
export interface Handlers {
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/** Members of a connection that the driver's types omit. */
interface DriverConnection {
  stream: Connection['stream'];
  parsedStatements: Record<string, string>;
  /** Prepared statements that were sent and are not confirmed yet. */
  submittedNamedStatements: Record<string, string>;
  parse: (statement: { text: string; name: string }) => void;
  bind: (input: { statement: string; values: unknown[] }) => void;
  describe: (input: { type: 'P'; name: '' }) => void;
  execute: (input: { portal: '' }) => void;
  sync: () => void;
}

interface Part extends Statement, Handlers {
  result: Result;
  reader: RowReader | null;
  /** Whether the columns are cached from an earlier run on the connection. */
  isDescribed: boolean;
  fault: Error | null;
}

/** Columns of the prepared statements on each connection. They never change, so they are described only once. */
const readers = new WeakMap<DriverConnection, Map<string, RowReader>>();

/**
 * Sends several statements in one round trip: Parse, Bind and Execute of each, and one Sync. The database runs them in
 * order and stops at the first failure. Outside of BEGIN and COMMIT they are one implicit transaction.
 */
export class Batch {
  private readonly parts: Part[];
  private at = 0;

  constructor(statements: (Statement & Handlers)[]) {
    this.parts = statements.map((statement) => ({
      ...statement,
      result: { rows: [], rowCount: null },
      reader: null,
      isDescribed: false,
      fault: null,
    }));
  }

  /** Name of the current statement. The driver reads it to record which statements are prepared. */
  get name(): string | undefined {
    return this.parts[this.at]?.name;
  }

  get text(): string | undefined {
    return this.parts[this.at]?.text;
  }

  /** Called by the driver. Returns an error if a value cannot be serialized; in that case nothing was sent. */
  submit(driver: Connection): Error | null {
    // The class implements all of `DriverConnection`; its published types omit some members.
    const connection = driver as unknown as DriverConnection;
    try {
      for (const part of this.parts) part.values = (part.values ?? []).map(prepareValue);
    } catch (error) {
      return errorOf(error);
    }
    const described = readers.get(connection) ?? new Map<string, RowReader>();
    readers.set(connection, described);
    connection.stream.cork();
    for (const part of this.parts) {
      const reader = described.get(part.name ?? '') ?? null;
      part.isDescribed = reader !== null;
      if (reader) read(part, () => (part.reader = reader.for(part.columns ?? null)));
      send(connection, part);
    }
    // One Sync for the whole batch: a Sync for each statement would cost a round trip and a transaction each.
    connection.sync();
    connection.stream.uncork();
    return null;
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    const part = this.parts[this.at];
    if (part) read(part, () => (part.reader = new RowReader(fields, part.columns ?? null)));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const part = this.parts[this.at];
    // Without declared columns the rows are ignored.
    if (part?.columns) read(part, () => part.reader && part.result.rows.push(part.reader.rowOf(fields)));
  }

  handleCommandComplete({ text }: { text: string }, connection: DriverConnection): void {
    const part = this.parts[this.at];
    this.at += 1;
    if (!part) return;
    part.result.rowCount = countIn(text);
    if (part.name !== undefined && !part.fault) readers.get(connection)?.set(part.name, part.reader ?? noRows);
  }

  handleEmptyQuery(): void {
    this.at += 1;
  }

  /** Rejects the failed statement first, then the statements queued behind it, which the database did not run. */
  handleError(error: Error, connection: DriverConnection): void {
    const [failed, ...behind] = this.parts.splice(this.at);
    for (const { name, reject } of behind) {
      // These statements were not prepared, so the driver must not assume that they exist.
      if (name !== undefined) delete connection.submittedNamedStatements[name];
      queueMicrotask(() => reject(error));
    }
    this.handleReadyForQuery();
    failed?.reject(error);
  }

  handleReadyForQuery(): void {
    for (const { resolve, reject, result, fault } of this.parts.splice(0)) {
      if (fault) reject(fault);
      else resolve(result);
    }
  }
}

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * Runs `work` and stores an error in the rows until the statement ends: an error thrown here would reach the driver's
 * parser.
 */
function read(part: Part, work: () => unknown): void {
  try {
    work();
  } catch (error) {
    part.fault ??= errorOf(error);
  }
}

function send(connection: DriverConnection, { text, name = '', values = [], isDescribed }: Part): void {
  const isPrepared =
    name !== '' && (name in connection.parsedStatements || name in connection.submittedNamedStatements);
  if (!isPrepared) {
    connection.parse({ text, name });
    if (name !== '') connection.submittedNamedStatements[name] = text;
  }
  connection.bind({ statement: name, values });
  if (!isDescribed) connection.describe({ type: 'P', name: '' });
  connection.execute({ portal: '' });
}

/** Returns the row count at the end of a command tag such as `INSERT 0 3` or `SELECT 3`. */
function countIn(commandTag: string): number | null {
  const count = Number.parseInt(commandTag.slice(commandTag.lastIndexOf(' ') + 1), 10);
  return Number.isNaN(count) ? null : count;
}
