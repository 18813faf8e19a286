/** How far the present of this process is ahead of its machine. The database says so; every process follows it. */
export class ClockShift {
  private seconds = 0;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly machine: () => Date,
    /** False where the money is real: there the present is what the machine says. */
    readonly isMovable: boolean,
  ) {}

  readonly now = (): Date => new Date(this.machine().getTime() + this.seconds * 1000);

  /** Never back: a process that hears of an earlier step late has heard of the later one. */
  set(aheadSeconds: number): void {
    if (!this.isMovable || aheadSeconds <= this.seconds) return;
    this.seconds = aheadSeconds;
    for (const tell of this.waiting) tell();
  }

  /** Called after each move, until the answer is called. */
  readonly onMoved = (tell: () => void): (() => void) => {
    this.waiting.add(tell);
    return () => void this.waiting.delete(tell);
  };
}
