import { textOf } from './start-failure';

/** Everything that ends with the process. */
interface Running {
  /** Resolves soon after the last answer. */
  closeApp: () => Promise<void>;
  /** Resolves when the work that has begun is done or given back. */
  stopPollers: () => Promise<void>;
  closeDatabase: () => Promise<void>;
}

/** Work and database have so long after the last answer; both outlive a killed process. */
const restMs = 2_500;
/** Orchestrators kill after 30 s at the latest. */
const allMs = 25_000;

/**
 * Ends the process on a signal: at once while it starts, after the last answer once it is ready, and at once on a second
 * signal. Process 1 of a container ignores signals that it does not handle, so they are handled from the beginning.
 */
export class Stop {
  private running: Running | null = null;
  private isEnding = false;

  constructor(private readonly exit: (code: number) => void) {}

  listen(): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.hear());
  }

  ready(running: Running): void {
    this.running = running;
  }

  hear(): void {
    if (this.running === null || this.isEnding) return this.exit(0);
    this.isEnding = true;
    endInTime(this.running).then(
      () => this.exit(0),
      (error: unknown) => {
        console.error(`The server did not end as it should (${textOf(error)}); nothing confirmed is lost.`);
        this.exit(1);
      },
    );
  }
}

async function endInTime(running: Running): Promise<void> {
  if ((await inTime(end(running), allMs)) === 'late')
    console.error('Not everything ended in time; the next start takes up what is left.');
}

async function end({ closeApp, stopPollers, closeDatabase }: Running): Promise<void> {
  // From now on nothing new is begun, while requests are still answered.
  const idle = stopPollers();
  // A failure is met below, where this is awaited; until then it must not end the process as unhandled.
  idle.catch(() => undefined);
  await closeApp();
  const closeRest = async () => {
    await idle;
    await closeDatabase();
  };
  if ((await inTime(closeRest(), restMs)) === 'late')
    console.error('Work was interrupted; the next start takes it up again.');
}

function inTime(work: Promise<void>, ms: number): Promise<'done' | 'late'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('late'), ms);
    work.then(() => resolve('done'), reject).finally(() => clearTimeout(timer));
  });
}
