import type { LiveSession } from './live-session.query';

const keptMax = 5_000;

/**
 * Sessions as they were found last, by the hash of their token. A guess and no more: whoever uses one asks the database
 * at the same time, and answers only if it says the same.
 */
export class KnownSessions {
  private readonly known = new Map<string, LiveSession>();

  of(tokenHash: string): LiveSession | null {
    return this.known.get(tokenHash) ?? null;
  }

  keep(tokenHash: string, session: LiveSession): void {
    if (this.known.get(tokenHash)?.proof === session.proof) return;
    const [first] = this.known.keys();
    if (this.known.size >= keptMax && first !== undefined) this.known.delete(first);
    this.known.set(tokenHash, session);
  }

  forget(tokenHash: string): void {
    this.known.delete(tokenHash);
  }
}
