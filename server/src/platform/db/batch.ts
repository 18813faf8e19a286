import type { Connection } from 'pg';
import { prepareValue } from 'pg/lib/utils';
import type { Columns } from './column';
import { type Field, noRows, RowReader } from './row-reader';

/** One statement, with a name where the connection keeps it prepared. */
export interface Statement {
  text: string;
  name?: string | undefined;
  values?: unknown[];
  /** What its rows consist of; without them nobody looks at its rows. */
  columns?: Columns | undefined;
}

/** What the database answered to it. */
export interface Result<Row = Record<string, unknown>> {
  rows: Row[];
  /** Rows that were found or changed; null where it tells no number. */
  rowCount: number | null;
}

/** What happened to one statement. */
export interface Handlers {
  done: (result: Result) => void;
  failed: (error: Error) => void;
}

/** What the driver's types leave out of a connection. */
interface DriverConnection {
  stream: Connection['stream'];
  parsedStatements: Record<string, string>;
  /** Sent and not answered yet. */
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
  /** Whether the connection knows its columns from before. */
  isDescribed: boolean;
  fault: Error | null;
}

/** Columns of statements that a connection keeps: they stay what they were, so the database is not asked again. */
const readers = new WeakMap<DriverConnection, Map<string, RowReader>>();

/**
 * Several statements that travel to the database in one message and are answered in one. It works on them in order, and
 * on none that comes after one that failed.
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

  /** Says what is wrong where a value cannot travel; then nothing was sent. */
  submit(driver: Connection): Error | null {
    // The class has what `DriverConnection` says; its published types say less.
    const connection = driver as unknown as DriverConnection;
    try {
      for (const part of this.parts) part.values = (part.values ?? []).map(prepareValue);
    } catch (error) {
      return errorOf(error);
    }
    const prepared = readers.get(connection) ?? new Map<string, RowReader>();
    readers.set(connection, prepared);
    connection.stream.cork();
    for (const part of this.parts) {
      const reader = prepared.get(part.name ?? '') ?? null;
      part.isDescribed = reader !== null;
      if (reader) read(part, () => (part.reader = reader.for(part.columns ?? null)));
      send(connection, part);
    }
    // One end of the batch for all of them: with one each, each would be answered by itself.
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
    if (part?.reader) read(part, () => part.reader && part.result.rows.push(part.reader.rowOf(fields)));
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

  /** The first to hear of it is the one that failed; those behind it were never begun. */
  handleError(error: Error, connection: DriverConnection): void {
    const [failed, ...behind] = this.parts.splice(this.at);
    for (const { name, failed: refuse } of behind) {
      // Also what was to be prepared for them was not.
      if (name !== undefined) delete connection.submittedNamedStatements[name];
      queueMicrotask(() => refuse(error));
    }
    this.handleReadyForQuery();
    failed?.failed(error);
  }

  handleReadyForQuery(): void {
    for (const { done, failed, result, fault } of this.parts.splice(0)) {
      if (fault) failed(fault);
      else done(result);
    }
  }
}

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** What is wrong with its rows is said at the end: the driver has to hear all that comes before it. */
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

/** The number at the end of `INSERT 0 3` or `SELECT 3`. */
function countIn(notification: string): number | null {
  const count = Number.parseInt(notification.slice(notification.lastIndexOf(' ') + 1), 10);
  return Number.isNaN(count) ? null : count;
}
