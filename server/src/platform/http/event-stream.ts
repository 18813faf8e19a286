import type { FastifyReply } from 'fastify';
import type { Actor } from '../context';

/** Limit of unread data. A slower reader is disconnected and can reconnect. */
const waitingBytesMax = 64 * 1024;

/** An event stream. Nothing is sent before the first event, so until then the operation can still be refused. */
export class EventStream<Event> {
  private isBegun = false;

  constructor(
    private readonly reply: FastifyReply,
    readonly sessionId: string,
    /** The user who opened the stream, as of that time. */
    readonly actor: Actor,
  ) {}

  /** Registers a callback for the disconnect of the reader; calls it immediately if the reader is already gone. */
  onGone(callback: () => void): void {
    if (this.reply.raw.destroyed) callback();
    else this.reply.raw.once('close', callback);
  }

  send(event: Event): void {
    this.write(`data: ${JSON.stringify(event)}\n\n`);
  }

  /** Sends an empty line as a heartbeat for proxies and the reader. */
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
      // Proxies must not store, compress or buffer events.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      // A kept-alive connection would delay the shutdown of the process.
      connection: 'close',
    });
  }
}
