import type { SignedIn } from '@console/contracts';
import { atom } from 'jotai/vanilla';
import { store } from './store';
import { keepDraftKey, keepToken } from './token';

/** Who is signed in, without what is secret. */
export type User = Omit<SignedIn, 'token' | 'draftKey'>;

/** Why nobody is signed in: nobody was, the user left, the session ended, or the country is blocked. */
export type SignedOutReason = 'none' | 'left' | 'expired' | 'blocked';

/** `unknown` until boot has tried to resume; `stopped` once another user has signed in in this browser. */
export type Session =
  { at: 'unknown' } | { at: 'out'; reason: SignedOutReason } | { at: 'in'; user: User } | { at: 'stopped' };

const current = atom<Session>({ at: 'unknown' });

/** Whether and as whom this page is signed in. */
export const sessionAtom = atom((get) => get(current));

/** Starts the session of `signedIn`; keeps of the user in local storage what a first paint needs, never the token. */
export function beginSession({ token, draftKey, ...user }: SignedIn): void {
  keepToken(token);
  keepDraftKey(draftKey ?? null);
  remember({ nickname: user.nickname, language: user.language, timezone: user.timezone });
  store.set(current, { at: 'in', user });
}

/** The user decided something about themselves; the page shows it at once. Nobody signed in: nothing happens. */
export function renewUser(change: Partial<Omit<User, 'userId' | 'loginName'>>): void {
  const session = store.get(current);
  if (session.at !== 'in') return;
  const user = { ...session.user, ...change };
  remember({ nickname: user.nickname, language: user.language, timezone: user.timezone });
  store.set(current, { at: 'in', user });
}

/** Ends the session here. Ending an ended session changes nothing, however many calls failed at once. */
export function endSessionHere(reason: SignedOutReason): void {
  forgetSecrets();
  remember(null);
  if (store.get(current).at !== 'out' && store.get(current).at !== 'stopped') store.set(current, { at: 'out', reason });
}

/** Another user has signed in in this browser: nothing of this one may be shown or asked for here any more. */
export function stopSessionHere(): void {
  forgetSecrets();
  store.set(current, { at: 'stopped' });
}

function forgetSecrets(): void {
  keepToken(null);
  keepDraftKey(null);
}

/** Calls back at every change. */
export function watchSession(listener: (session: Session) => void): () => void {
  return store.sub(current, () => listener(store.get(current)));
}

/** Storage may be full or forbidden; the console works without it. */
function remember(user: object | null): void {
  try {
    if (user) localStorage.setItem('user', JSON.stringify(user));
    else localStorage.removeItem('user');
  } catch {
    // Nothing depends on it: the next first paint only lacks the nickname.
  }
}
