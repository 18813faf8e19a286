import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Cell } from './dataset';

/** Writes a table row by row into a stream; nothing of it is kept in memory. */
export interface TableWriter {
  /** Settles when there is room for more. */
  write: (rows: Iterable<Cell[]>) => Promise<void>;
  /** Writes what is left; the stream itself stays open. */
  finish: () => Promise<void>;
}

export interface Head {
  title: string;
  width: number;
}

/** A calendar moment in a zone, as `2026-03-09 14:05:00`. */
export function clockIn(timezone: string): (at: string) => string {
  // Swedish is the language whose dates are written as ISO 8601 writes them.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
  return (at) => format.format(new Date(at));
}

/** Hands text to a stream and waits while it is full. A stream that breaks ends the waiting. */
export async function pour(stream: Writable, text: string, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  if (stream.errored) throw stream.errored;
  if (!stream.write(text)) await once(stream, 'drain', { ...(signal && { signal }) });
}
