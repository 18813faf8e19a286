import { until } from '@console/configs/jest/deadline';
import type { IncomingMessage, ServerResponse } from 'node:http';

const everyMs = 1000;

/** Sends responses in small pieces, as on a very slow connection. */
export class Trickle {
  private readonly answers = new Set<{ response: ServerResponse; rest: Buffer }>();
  private pieces = 0;
  private isPaused = false;
  private readonly timer = setInterval(() => this.send(), everyMs);

  /** False when the connection is fast again. */
  isOn = true;

  constructor(readonly pattern: RegExp) {}

  /** Sends a response in pieces from now on. */
  async take(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    this.answers.add({ response, rest: Buffer.concat(parts) });
  }

  /** Settles when this number of further pieces was sent. */
  sent(count: number): Promise<void> {
    const wanted = this.pieces + count;
    return until(() => this.pieces >= wanted, `Piece ${wanted} of a slow answer`);
  }

  /** Sends nothing until `finish`. */
  pause(): void {
    this.isPaused = true;
  }

  /** Sends the remaining pieces of all responses. Later responses are not split. */
  finish(): void {
    this.isOn = false;
    clearInterval(this.timer);
    for (const { response, rest } of this.answers) response.end(rest);
  }

  private send(): void {
    if (this.isPaused) return;
    for (const answer of this.answers) {
      answer.response.write(answer.rest.subarray(0, 1));
      answer.rest = answer.rest.subarray(1);
      this.pieces += 1;
    }
  }
}
