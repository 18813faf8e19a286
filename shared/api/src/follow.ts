import type { Operation } from '@console/contracts';
import { eventLines } from './event-lines';
import { openStream } from './post';

interface Following<Event> {
  onEvent: (event: Event) => void;
  /** Anything at all arrived: the stream is alive. */
  onBeat: () => void;
  signal: AbortSignal;
  /** A longer silence means that nobody is there any more. */
  silenceMs: number;
}

/**
 * Follows an answer that goes on, in the background, until it ends, falls silent or is given up. Events that this page
 * does not understand are passed over: it may be older than its server.
 * @throws CallFailure where the server refuses it or cannot be reached
 */
export async function follow<In, Event>(
  operation: Operation<In, Event>,
  input: In,
  { onEvent, onBeat, signal, silenceMs }: Following<Event>,
): Promise<void> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), silenceMs);
  const both = AbortSignal.any([signal, silent.signal]);
  const beat = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), silenceMs);
    onBeat();
  };
  try {
    const reader = (await openStream(operation.path, input, both)).getReader();
    const lines = eventLines();
    const decoder = new TextDecoder();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      beat();
      for (const text of lines.push(decoder.decode(piece.value, { stream: true }))) {
        const event = operation.output.safeParse(JSON.parse(text)).data;
        if (event !== undefined) onEvent(event);
      }
    }
  } catch (error) {
    // Given up or silent: it has ended, and nobody has refused anything.
    if (!both.aborted) throw error;
  } finally {
    clearTimeout(timer);
    silent.abort();
  }
}
