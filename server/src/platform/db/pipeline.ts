import type { PoolClient } from 'pg';
import { type Result, type Handlers, Batch, type Statement } from './batch';

type Waiting = Statement & Handlers;

/** Made once: every call ends with it, and its stack would say nothing. */
const over = new Error('this work is over');

/**
 * The way to the database of one transaction or one read. What is asked for before anybody waits for an answer goes in
 * one message; once a statement has failed, nothing more goes.
 */
export class Pipeline {
  private waiting: Waiting[] = [];
  private isUnderWay = false;
  private broken: Error | null = null;
  private opening: Statement | null = null;
  private answered: Promise<void> = Promise.resolve();
  private notifyRequested = () => undefined as void;

  /** Settles once something was asked for. */
  readonly input = new Promise<void>((resolve) => {
    this.notifyRequested = resolve;
  });

  constructor(private readonly client: PoolClient) {}

  /** Sent before all that is asked for later, also where nobody waits for its answer: what fails here fails them. */
  send(statement: Statement): Promise<Result> {
    const response = new Promise<Result>((done, failed) => {
      this.waiting.push({ ...statement, done, failed });
      this.notifyRequested();
      if (this.waiting.length === 1 && !this.isUnderWay) process.nextTick(() => this.flush());
    });
    // Whoever comes next on this line is told of it too, so it is never lost.
    response.catch(() => undefined);
    return response;
  }

  /** From now on each message begins with this, because what it sets ends with the message. */
  beginEachWith(opening: Statement): void {
    void this.send(opening);
    this.opening = opening;
  }

  /** Nothing more goes, also where somebody still asks; settles once what is under way was answered. */
  async close(): Promise<void> {
    this.broken ??= over;
    this.refuseAll(this.broken);
    await this.answered;
  }

  get isBroken(): boolean {
    return this.broken !== null;
  }

  private flush(): void {
    if (this.isUnderWay) return;
    const batch = this.broken === null ? this.opened(this.take()) : this.refuseAll(this.broken);
    if (batch.length === 0) return;
    this.isUnderWay = true;
    let open = batch.length;
    let tellAnswered = () => undefined as void;
    this.answered = new Promise((resolve) => (tellAnswered = resolve));
    const settled = () => {
      open -= 1;
      if (open > 0) return;
      this.isUnderWay = false;
      tellAnswered();
      process.nextTick(() => this.flush());
    };
    this.transmit(
      batch.map(({ done, failed, ...statement }) => ({
        ...statement,
        done: (result) => {
          done(result);
          settled();
        },
        failed: (error) => {
          this.broken ??= error;
          failed(error);
          settled();
        },
      })),
    );
  }

  /** All that wait; a text of several statements travels alone, as it is. */
  private take(): Waiting[] {
    const end = this.opening === null ? this.waiting.findIndex(isPlain) : -1;
    return this.waiting.splice(0, end < 0 ? this.waiting.length : Math.max(end, 1));
  }

  private opened(batch: Waiting[]): Waiting[] {
    const { opening } = this;
    if (opening === null || batch.length === 0 || batch.some(({ name }) => name === opening.name)) return batch;
    return [{ ...opening, done: () => undefined, failed: () => undefined }, ...batch];
  }

  private refuseAll(error: Error): Waiting[] {
    for (const { failed } of this.waiting.splice(0)) failed(error);
    return [];
  }

  private transmit(batch: Waiting[]): void {
    const [only] = batch;
    if (only && isPlain(only)) void this.client.query(only.text).then(only.done, only.failed);
    else this.client.query(new Batch(batch));
  }
}

const isPlain = ({ text, values }: Statement): boolean => (values ?? []).length === 0 && text.includes(';');
