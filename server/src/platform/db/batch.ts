import type { Connection } from 'pg';
import { prepareValue } from 'pg/lib/utils';
import type { Columns } from './column';
import { type Field, noRows, RowReader } from './row-reader';

/** One statement, with a name where the connection keeps it as a prepared statement. */
export interface Statement {
  text: string;
  name?: string | undefined;
  values?: unknown[];
  /** The columns of its result; without them nobody looks at its rows. */
  columns?: Columns | undefined;
  /** Whether it is planned without looking for another order of its joins. */
  isJoinedAsWritten?: boolean;
}

/** Several statements in one text, which only the simple query protocol takes. */
export const isScript = ({ text, values }: Statement): boolean => (values ?? []).length === 0 && text.includes(';');

/** The result of it. */
export interface Result<Row = Record<string, unknown>> {
  rows: Row[];
  /** Rows that were found or changed; null where the database says no number. */
  rowCount: number | null;
}

/** Called once for each statement: with its result, or with why there is none. */
export interface Handlers {
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/** What the driver's types leave out of a connection. */
interface DriverConnection {
  stream: Connection['stream'];
  parsedStatements: Record<string, string>;
  /** Sent, and not prepared yet. */
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
  /** Whether its columns are stored from an earlier run on the connection. */
  isDescribed: boolean;
  fault: Error | null;
}

/** Columns of the prepared statements of a connection: they never change, so they are described once. */
const readers = new WeakMap<DriverConnection, Map<string, RowReader>>();

/**
 * Several statements in one round trip: Parse, Bind and Execute of each, and one Sync. The database runs them in order,
 * and none after one that failed. Outside of BEGIN and COMMIT they are one implicit transaction.
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

  /** The driver notes by these what it has prepared: always the statement whose turn it is. */
  get name(): string | undefined {
    return this.parts[this.at]?.name;
  }

  get text(): string | undefined {
    return this.parts[this.at]?.text;
  }

  /** Called by the driver; an error where a value cannot travel, and then nothing was sent. */
  submit(driver: Connection): Error | null {
    // The class has what `DriverConnection` says; its published types say less.
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
    // One Sync for all: with one each, each would be a round trip and a transaction of its own.
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
    // Without columns nobody looks at its rows.
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

  /** The one that failed is rejected first; those behind it were never begun. */
  handleError(error: Error, connection: DriverConnection): void {
    const [failed, ...behind] = this.parts.splice(this.at);
    for (const { name, reject } of behind) {
      // Also what was to be prepared for them was not.
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

/** What is wrong with rows is a fault of their statement, told at the end: an error here would reach the driver's parser. */
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

/** The number at the end of a command tag such as `INSERT 0 3` or `SELECT 3`. */
function countIn(commandTag: string): number | null {
  const count = Number.parseInt(commandTag.slice(commandTag.lastIndexOf(' ') + 1), 10);
  return Number.isNaN(count) ? null : count;
}
