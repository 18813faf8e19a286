import type { PoolClient, QueryResult } from 'pg';
import { type Heard, Message, type Statement } from './message';

type Waiting = Statement & Heard;

/**
 * The way to the database of one transaction. What is asked for before anybody waits for an answer goes in one message;
 * once a statement has failed, nothing more goes.
 */
export class Line {
  private waiting: Waiting[] = [];
  private isUnderWay = false;
  private broken: Error | null = null;

  constructor(private readonly client: PoolClient) {}

  /** Sent before all that is asked for later, also where nobody waits for its answer: what fails here fails them. */
  send(statement: Statement): Promise<QueryResult> {
    const answer = new Promise<QueryResult>((done, failed) => {
      this.waiting.push({ ...statement, done, failed });
      if (this.waiting.length === 1 && !this.isUnderWay) process.nextTick(() => this.flush());
    });
    // Whoever comes next on this line is told of it too, so it is never lost.
    answer.catch(() => undefined);
    return answer;
  }

  get isBroken(): boolean {
    return this.broken !== null;
  }

  private flush(): void {
    if (this.isUnderWay) return;
    const batch = this.broken === null ? this.take() : this.refuseAll(this.broken);
    if (batch.length === 0) return;
    this.isUnderWay = true;
    let open = batch.length;
    const settled = () => {
      open -= 1;
      if (open > 0) return;
      this.isUnderWay = false;
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
    const end = this.waiting.findIndex(isPlain);
    return this.waiting.splice(0, end < 0 ? this.waiting.length : Math.max(end, 1));
  }

  private refuseAll(error: Error): Waiting[] {
    for (const { failed } of this.waiting.splice(0)) failed(error);
    return [];
  }

  private transmit(batch: Waiting[]): void {
    const [only] = batch;
    if (only && batch.length === 1) {
      const { done, failed, values, ...statement } = only;
      void this.client.query(statement, values).then(done, failed);
    } else {
      this.client.query(new Message(batch));
    }
  }
}

const isPlain = ({ text, values }: Statement): boolean => (values ?? []).length === 0 && text.includes(';');
