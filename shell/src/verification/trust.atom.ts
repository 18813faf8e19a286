import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import type { Doubt } from './doubt';
import { hasExpired } from './release-judgement.rules';

/** Result of verifying the server's last offer. Whatever the result, only verified versions run. */
export type Trust =
  { at: 'checking' } | { at: 'verified'; issuedAt: string; expiresAt: string } | { at: 'doubted'; doubt: Doubt };

const current = atom<Trust>({ at: 'checking' });

export const trustAtom = atom((get) => get(current));

export const noteTrust = (trust: Trust): void => store.set(current, trust);

/** Doubts a release that has expired without a renewed signature, because a newer release may exist. */
export function noteTime(now: Date): void {
  const trust = store.get(current);
  if (trust.at === 'verified' && hasExpired(trust.expiresAt, now)) noteTrust({ at: 'doubted', doubt: 'expired' });
}
