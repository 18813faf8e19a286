import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import type { Doubt } from './doubt';
import { hasExpired } from './release-judgement.rules';

/** What this page thinks of what the server says is live. Whatever it is, only what was verified runs. */
export type Trust =
  { at: 'checking' } | { at: 'verified'; issuedAt: string; expiresAt: string } | { at: 'doubted'; doubt: Doubt };

const current = atom<Trust>({ at: 'checking' });

export const trustAtom = atom((get) => get(current));

export const noteTrust = (trust: Trust): void => store.set(current, trust);

/** A release that grows old without a fresh signature is no longer the newest there is, as far as anybody knows. */
export function noteTime(now: Date): void {
  const trust = store.get(current);
  if (trust.at === 'verified' && hasExpired(trust.expiresAt, now)) noteTrust({ at: 'doubted', doubt: 'expired' });
}
