import { textOf } from './start-failure';

/** Parts of a running server that are ended before the process exits. */
interface Running {
  /** Resolves soon after the last response. */
  closeApp: () => Promise<void>;
  /** Resolves when running work is done or released. */
  stopPollers: () => Promise<void>;
  closeDatabase: () => Promise<void>;
}

/** Time for jobs and the database after the last response; both recover if the process is killed. */
const restMs = 2_500;
/** Time for the whole shutdown: orchestrators kill a process after 30 s at the latest. */
const allMs = 25_000;

/**
 * Ends the process on a signal: immediately during the start, or after the last response when the server is ready. A
 * second signal always ends it immediately. Process 1 of a container ignores signals without a handler, so the handlers
 * are added first.
 */
export class Stop {
  private running: Running | null = null;
  private isEnding = false;

  constructor(private readonly exit: (code: number) => void) {}

  listen(): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.receiveSignal());
  }

  ready(running: Running): void {
    this.running = running;
  }

  receiveSignal(): void {
    if (this.running === null || this.isEnding) return this.exit(0);
    this.isEnding = true;
    endInTime(this.running).then(
      () => this.exit(0),
      (error: unknown) => {
        console.error(`The server did not shut down cleanly (${textOf(error)}). No confirmed change is lost.`);
        this.exit(1);
      },
    );
  }
}

async function endInTime(running: Running): Promise<void> {
  if ((await inTime(end(running), allMs)) === 'late')
    console.error('The shutdown timed out. The next start resumes unfinished work.');
}

async function end({ closeApp, stopPollers, closeDatabase }: Running): Promise<void> {
  // From now on, no background work begins; requests are still answered.
  const idle = stopPollers();
  // A rejection is handled where this promise is awaited below; until then it must not count as unhandled.
  idle.catch(() => undefined);
  await closeApp();
  const closeRest = async () => {
    await idle;
    await closeDatabase();
  };
  if ((await inTime(closeRest(), restMs)) === 'late')
    console.error('Background work was interrupted. The next start resumes it.');
}

function inTime(work: Promise<void>, ms: number): Promise<'done' | 'late'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('late'), ms);
    work.then(() => resolve('done'), reject).finally(() => clearTimeout(timer));
  });
}
