import type { FastifyReply } from 'fastify';
import type { Actor } from '../context';

/** A reader that takes so little that this much waits for it is cut off; it begins again when it can. */
const waitingBytesMax = 64 * 1024;

/** One answer that goes on. Nothing is sent before the first event, so until then it can still be refused. */
export class EventStream<Event> {
  private isBegun = false;

  constructor(
    private readonly reply: FastifyReply,
    readonly sessionId: string,
    /** Who reads, as they were when they began to. */
    readonly actor: Actor,
  ) {}

  /** Calls back once the reader is gone, for whatever reason; at once if it is gone already. */
  onGone(callback: () => void): void {
    if (this.reply.raw.destroyed) callback();
    else this.reply.raw.once('close', callback);
  }

  send(event: Event): void {
    this.write(`data: ${JSON.stringify(event)}\n\n`);
  }

  /** An empty line, so that proxies and the reader see that it is alive. */
  beat(): void {
    this.write(':\n\n');
  }

  end(): void {
    this.begin();
    this.reply.raw.end();
  }

  private write(text: string): void {
    const { raw } = this.reply;
    if (raw.destroyed || raw.writableEnded) return;
    this.begin();
    raw.write(text);
    if (raw.writableLength > waitingBytesMax) raw.destroy();
  }

  private begin(): void {
    if (this.isBegun) return;
    this.isBegun = true;
    this.reply.hijack();
    const headers = this.reply.getHeaders();
    this.reply.raw.writeHead(200, {
      ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
      'content-type': 'text/event-stream; charset=utf-8',
      // A proxy must neither keep nor pack nor gather what should arrive at once.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      // Kept open for a next request, it would hold up a process that is about to end.
      connection: 'close',
    });
  }
}
