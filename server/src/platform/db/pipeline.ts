import type { PoolClient } from 'pg';
import { Batch, type Handlers, isScript, type Result, type Statement } from './batch';

type Queued = Statement & Handlers;

/** Default of PostgreSQL for `join_collapse_limit`: joins of up to this many tables are reordered. */
const usualCollapseLimit = 8;

/** Sets the join order until the end of the transaction, or of the batch if the batch is an implicit transaction. */
const joinOrderOf = (collapseLimit: number): Statement => ({
  name: `join order ${collapseLimit}`,
  text: `select set_config('join_collapse_limit', '${collapseLimit}', true)`,
});

/**
 * First statement of each batch. `joinedAsWritten` replaces it if a statement of the batch must keep its join order.
 */
export interface Preamble extends Statement {
  joinedAsWritten: Statement;
}

/** Created once: every call ends with this error, and its stack has no information. */
const closedError = new Error('the unit of work has ended');

/**
 * Statements of one transaction or one read, on one connection. Statements sent before a result is awaited share a
 * batch (pipelining with the extended query protocol). After a failed statement, nothing more is sent.
 */
export class Pipeline {
  private queue: Queued[] = [];
  private isInFlight = false;
  private failure: Error | null = null;
  private preamble: Preamble | null = null;
  private idle: Promise<void> = Promise.resolve();
  private resolveFirstSent = () => undefined as void;

  /** Settles when the first statement is sent. */
  readonly firstSent = new Promise<void>((resolve) => {
    this.resolveFirstSent = resolve;
  });

  constructor(private readonly client: PoolClient) {}

  /**
   * Runs before all statements that are sent later, even if it is not awaited. If it fails, they fail with the same
   * error.
   */
  send(statement: Statement): Promise<Result> {
    // A batch with a preamble sets the join order there, and the setting ends with the batch.
    if (!statement.isJoinedAsWritten || this.preamble) return this.enqueue(statement);
    void this.enqueue(joinOrderOf(1));
    const result = this.enqueue(statement);
    void this.enqueue(joinOrderOf(usualCollapseLimit));
    return result;
  }

  private enqueue(statement: Statement): Promise<Result> {
    const result = new Promise<Result>((resolve, reject) => {
      this.queue.push({ ...statement, resolve, reject });
      this.resolveFirstSent();
      if (this.queue.length === 1 && !this.isInFlight) process.nextTick(() => this.flush());
    });
    // The error is not lost: the next statement of this pipeline is rejected with it.
    result.catch(() => undefined);
    return result;
  }

  /** Begins each later batch with this statement, because its settings end with the batch's implicit transaction. */
  beginBatchesWith(preamble: Preamble): void {
    const { joinedAsWritten: _joined, ...usual } = preamble;
    void this.send(usual);
    this.preamble = preamble;
  }

  /** Refuses all further statements. Settles when the current batch has its results. */
  async close(): Promise<void> {
    this.failure ??= closedError;
    this.rejectAll(this.failure);
    await this.idle;
  }

  get hasFailed(): boolean {
    return this.failure !== null;
  }

  private flush(): void {
    if (this.isInFlight) return;
    const batch = this.failure === null ? this.withPreamble(this.take()) : this.rejectAll(this.failure);
    if (batch.length === 0) return;
    this.isInFlight = true;
    let open = batch.length;
    let resolveIdle = () => undefined as void;
    this.idle = new Promise((resolve) => (resolveIdle = resolve));
    const settled = () => {
      open -= 1;
      if (open > 0) return;
      this.isInFlight = false;
      resolveIdle();
      process.nextTick(() => this.flush());
    };
    this.transmit(
      batch.map(({ resolve, reject, ...statement }) => ({
        ...statement,
        resolve: (result) => {
          resolve(result);
          settled();
        },
        reject: (error) => {
          this.failure ??= error;
          reject(error);
          settled();
        },
      })),
    );
  }

  /** Takes all queued statements. A text with several statements is sent alone, with the simple query protocol. */
  private take(): Queued[] {
    const end = this.preamble === null ? this.queue.findIndex(isScript) : -1;
    return this.queue.splice(0, end < 0 ? this.queue.length : Math.max(end, 1));
  }

  private withPreamble(batch: Queued[]): Queued[] {
    const { preamble } = this;
    if (preamble === null || batch.length === 0) return batch;
    const { joinedAsWritten, ...usual } = preamble;
    const beginning = batch.some(({ isJoinedAsWritten }) => isJoinedAsWritten) ? joinedAsWritten : usual;
    // The first batch may also contain the statements that identify the caller, which run before the role is set.
    if (batch.some(({ name }) => name === usual.name))
      return batch.map((queued) => (queued.name === usual.name ? { ...queued, ...beginning } : queued));
    return [{ ...beginning, resolve: () => undefined, reject: () => undefined }, ...batch];
  }

  private rejectAll(error: Error): Queued[] {
    for (const { reject } of this.queue.splice(0)) reject(error);
    return [];
  }

  private transmit(batch: Queued[]): void {
    const [only] = batch;
    if (only && isScript(only)) void this.client.query(only.text).then(only.resolve, only.reject);
    else this.client.query(new Batch(batch));
  }
}
