/** Places for work; each caller can occupy only a share of them. */
export class Places {
  private taken = 0;
  private readonly byWho = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly mostEach: number,
  ) {}

  isFullFor(who: string): boolean {
    return this.taken >= this.most || (this.byWho.get(who) ?? 0) >= this.mostEach;
  }

  take(who: string): void {
    this.taken += 1;
    this.byWho.set(who, (this.byWho.get(who) ?? 0) + 1);
  }

  leave(who: string): void {
    this.taken -= 1;
    const left = (this.byWho.get(who) ?? 1) - 1;
    if (left > 0) this.byWho.set(who, left);
    else this.byWho.delete(who);
  }
}

interface Waiting {
  who: string;
  isGone: () => boolean;
  begin: (isLetIn: boolean) => void;
}

/** Places with a bounded queue, served in order of arrival. Callers that have disconnected are skipped. */
export class WaitingRoom {
  private readonly waiting: Waiting[] = [];
  private readonly memberships: Places;

  constructor(
    private readonly places: Places,
    { most, mostEach }: { most: number; mostEach: number },
  ) {
    this.memberships = new Places(most, mostEach);
  }

  /**
   * Resolves with whether the caller gets a place, immediately or after waiting. An admitted caller must call `leave`.
   */
  enter(who: string, isGone: () => boolean): Promise<boolean> {
    if (!this.places.isFullFor(who)) {
      this.places.take(who);
      return Promise.resolve(true);
    }
    if (this.memberships.isFullFor(who)) return Promise.resolve(false);
    this.memberships.take(who);
    return new Promise((begin) => this.waiting.push({ who, isGone, begin }));
  }

  leave(who: string): void {
    this.places.leave(who);
    this.letIn();
  }

  private letIn(): void {
    for (let at = 0; at < this.waiting.length;) {
      const one = this.waiting[at];
      if (!one) return;
      const isGone = one.isGone();
      if (!isGone && this.places.isFullFor(one.who)) {
        at += 1;
        continue;
      }
      this.waiting.splice(at, 1);
      this.memberships.leave(one.who);
      if (!isGone) this.places.take(one.who);
      one.begin(!isGone);
      if (!isGone) return;
    }
  }
}
