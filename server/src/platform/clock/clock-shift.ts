/** Offset of the sandbox clock from the machine's clock. It is stored in the database, and all processes use it. */
export class ClockShift {
  private seconds = 0;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly machine: () => Date,
    /** False in production, where the clock cannot be advanced. */
    readonly isMovable: boolean,
  ) {}

  readonly now = (): Date => new Date(this.machine().getTime() + this.seconds * 1000);

  /** Never sets the clock back: a delayed notice of an earlier advance is ignored. */
  set(aheadSeconds: number): void {
    if (!this.isMovable || aheadSeconds <= this.seconds) return;
    this.seconds = aheadSeconds;
    for (const tell of this.waiting) tell();
  }

  /** Registers a callback for each advance. Returns a function that removes it. */
  readonly onAdvance = (tell: () => void): (() => void) => {
    this.waiting.add(tell);
    return () => void this.waiting.delete(tell);
  };
}
