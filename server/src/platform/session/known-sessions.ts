import type { LiveSession } from './live-session.query';

const keptMax = 5_000;

/**
 * Cache of sessions by the hash of their token. A cached session is only a guess: the call also reads the actual
 * session from the database, and responds only if both are equal.
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
