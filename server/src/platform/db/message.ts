import type { Connection } from 'pg';
import { prepareValue } from 'pg/lib/utils';
import { noColumns, type Shape, shapeOf } from './columns';

/** One statement, with a name where the connection keeps it prepared. */
export interface Statement {
  text: string;
  name?: string | undefined;
  values?: unknown[];
}

/** What the database answered to it. */
export interface Result<Row extends Record<string, unknown> = Record<string, unknown>> {
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
interface Way {
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
  shape: Shape | null;
}

/** Columns of statements that a connection keeps: they stay what they were, so the database is not asked again. */
const shapes = new WeakMap<Way, Map<string, Shape>>();

/**
 * Several statements that travel to the database in one message and are answered in one. It works on them in order, and
 * on none that comes after one that failed.
 */
export class Message {
  private readonly parts: Part[];
  private at = 0;

  constructor(statements: (Statement & Handlers)[]) {
    this.parts = statements.map((statement) => ({ ...statement, result: { rows: [], rowCount: null }, shape: null }));
  }

  /** The driver notes by these what it has prepared: always the statement whose turn it is. */
  get name(): string | undefined {
    return this.parts[this.at]?.name;
  }

  get text(): string | undefined {
    return this.parts[this.at]?.text;
  }

  /** Says what is wrong where a value cannot travel; then nothing was sent. */
  submit(connection: Connection): Error | null {
    // The class has what `Way` says; its published types say less.
    const way = connection as unknown as Way;
    try {
      for (const part of this.parts) part.values = (part.values ?? []).map(prepareValue);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
    const cached = shapes.get(way) ?? new Map<string, Shape>();
    shapes.set(way, cached);
    way.stream.cork();
    for (const part of this.parts) {
      part.shape = cached.get(part.name ?? '') ?? null;
      send(way, part);
    }
    // One end of the message for all of them: with one each, each would be answered by itself.
    way.sync();
    way.stream.uncork();
    return null;
  }

  handleRowDescription(description: Parameters<typeof shapeOf>[0]): void {
    const part = this.parts[this.at];
    if (part) part.shape = shapeOf(description);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const part = this.parts[this.at];
    if (part?.shape) part.result.rows.push(part.shape.rowOf(fields));
  }

  handleCommandComplete({ text }: { text: string }, way: Way): void {
    const part = this.parts[this.at];
    this.at += 1;
    if (!part) return;
    part.result.rowCount = countIn(text);
    if (part.name !== undefined) shapes.get(way)?.set(part.name, part.shape ?? noColumns);
  }

  handleEmptyQuery(): void {
    this.at += 1;
  }

  /** The first to hear of it is the one that failed; those behind it were never begun. */
  handleError(error: Error, way: Way): void {
    const [failed, ...behind] = this.parts.splice(this.at);
    for (const { name, failed: refuse } of behind) {
      // Also what was to be prepared for them was not.
      if (name !== undefined) delete way.submittedNamedStatements[name];
      queueMicrotask(() => refuse(error));
    }
    this.handleReadyForQuery();
    failed?.failed(error);
  }

  handleReadyForQuery(): void {
    for (const { done, result } of this.parts.splice(0)) done(result);
  }
}

function send(way: Way, { text, name = '', values = [], shape }: Part): void {
  const isPrepared = name !== '' && (name in way.parsedStatements || name in way.submittedNamedStatements);
  if (!isPrepared) {
    way.parse({ text, name });
    if (name !== '') way.submittedNamedStatements[name] = text;
  }
  way.bind({ statement: name, values });
  if (shape === null) way.describe({ type: 'P', name: '' });
  way.execute({ portal: '' });
}

/** The number at the end of `INSERT 0 3` or `SELECT 3`. */
function countIn(notification: string): number | null {
  const count = Number.parseInt(notification.slice(notification.lastIndexOf(' ') + 1), 10);
  return Number.isNaN(count) ? null : count;
}
