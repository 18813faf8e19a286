import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Cell } from './dataset';

/** Streams a table row by row, without holding it in memory. */
export interface TableWriter {
  /** Resolves when the stream can take more. */
  write: (rows: Iterable<Cell[]>) => Promise<void>;
  /** Writes the end of the table; the stream stays open. */
  finish: () => Promise<void>;
}

export interface Head {
  title: string;
  width: number;
}

/** Returns a function that formats an instant in a time zone, as `2026-03-09 14:05:00`. */
export function clockIn(timezone: string): (at: string) => string {
  // The Swedish locale writes dates in the form of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
  return (at) => format.format(new Date(at));
}

/** Writes text to a stream and waits while it is full. An error of the stream ends the wait. */
export async function pour(stream: Writable, text: string, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  if (stream.errored) throw stream.errored;
  if (!stream.write(text)) await once(stream, 'drain', { ...(signal && { signal }) });
}
