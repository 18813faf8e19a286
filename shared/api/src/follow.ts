import type { Operation } from '@console/contracts';
import { eventLines } from './event-lines';
import { openStream } from './post';

interface Following<Event> {
  onEvent: (event: Event) => void;
  /** Called for any data, which shows that the stream is alive. */
  onBeat: () => void;
  signal: AbortSignal;
  /** Longest time without data; afterwards the connection counts as lost. */
  silenceMs: number;
}

/**
 * Follows an event stream in the background until it ends, sends no data for too long, or is aborted. Events that this
 * page does not know are ignored, because the page can be older than its server. @throws CallFailure if the server
 * refuses it or cannot be reached
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
    // Aborted, or no data for too long: the stream ended without a refusal.
    if (!both.aborted) throw error;
  } finally {
    clearTimeout(timer);
    silent.abort();
  }
}
