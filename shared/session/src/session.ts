import type { SignedIn, SystemMarker } from '@console/contracts';
import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import { keepUser, renewStoredUser } from './stored-user';
import { store } from './store';
import { keepDraftKey, keepToken } from './token';

/** Who is signed in, without what is secret. */
export type User = Omit<SignedIn, 'token' | 'draftKey'>;

/**
 * Why nobody is signed in: nobody was, the user left or changed the password, did nothing for too long, the session ended
 * otherwise, or the country is blocked.
 */
export const signedOutReasons = ['none', 'left', 'changed', 'idle', 'expired', 'blocked'] as const;
/** One of `signedOutReasons`. */
export type SignedOutReason = (typeof signedOutReasons)[number];

/** `unknown` until boot has tried to resume; `stopped` once another user has signed in in this browser. */
export type Session =
  | { at: 'unknown' }
  | { at: 'out'; reason: SignedOutReason; loginName?: string }
  | { at: 'in'; user: User }
  | { at: 'stopped' };

/** The console and the onboarding flow each have a session of their own; what happens to one leaves the other alone. */
const current: Record<SystemMarker, PrimitiveAtom<Session>> = {
  vcc: atom<Session>({ at: 'unknown' }),
  'self-onboarding': atom<Session>({ at: 'unknown' }),
};

/** Whether and as whom this page is signed in to the console. */
export const sessionAtom = atom((get) => get(current.vcc));

/** Whether and as whom this page is signed in to the onboarding flow. */
export const onboardingSessionAtom = atom((get) => get(current['self-onboarding']));

/** The session of a marker as it is now. */
export const sessionOf = (marker: SystemMarker): Session => store.get(current[marker]);

/** Starts the session of `signedIn`; keeps of the user in local storage what a first paint needs, never the token. */
export function beginSession(signedIn: SignedIn, marker: SystemMarker = 'vcc'): void {
  const { token, draftKey, ...user } = signedIn;
  keepToken(token, marker);
  if (marker === 'vcc') keepDraftKey(draftKey ?? null);
  keepUser(marker, signedIn);
  store.set(current[marker], { at: 'in', user });
}

/** The user decided something about themselves; the page shows it at once. Nobody signed in: nothing happens. */
export function renewUser(change: Partial<Omit<User, 'userId' | 'loginName'>>): void {
  const session = sessionOf('vcc');
  if (session.at !== 'in') return;
  const user = { ...session.user, ...change };
  renewStoredUser('vcc', user);
  store.set(current.vcc, { at: 'in', user });
}

const leaving: Record<SystemMarker, PrimitiveAtom<boolean>> = {
  vcc: atom(false),
  'self-onboarding': atom(false),
};

/**
 * The user wants to leave. Whatever ends the session from now on, also a call that is refused because the server knows
 * already, it was their wish.
 */
export function leaveSoon(marker: SystemMarker = 'vcc'): void {
  if (sessionOf(marker).at === 'in') store.set(leaving[marker], true);
}

/** Calls back once the user wants to leave. */
export const watchLeaving = (listener: () => void, marker: SystemMarker = 'vcc'): (() => void) =>
  store.sub(leaving[marker], () => {
    if (store.get(leaving[marker])) listener();
  });

/** Ends the session here. Ending an ended session changes nothing, however many calls failed at once. */
export function endSessionHere(reason: SignedOutReason, marker: SystemMarker = 'vcc'): void {
  forgetSecrets(marker);
  keepUser(marker, null);
  const before = sessionOf(marker);
  const { at } = before;
  const why = store.get(leaving[marker]) ? 'left' : reason;
  store.set(leaving[marker], false);
  if (at === 'out' || at === 'stopped') return;
  // Whoever was away for long comes back to the same account: the next sign-in begins with it.
  const own = before.at === 'in' && (why === 'expired' || why === 'idle') ? { loginName: before.user.loginName } : {};
  store.set(current[marker], { at: 'out', reason: why, ...own });
}

/** Another user has signed in in this browser: nothing of this one may be shown or asked for here any more. */
export function stopSessionHere(marker: SystemMarker = 'vcc'): void {
  forgetSecrets(marker);
  store.set(current[marker], { at: 'stopped' });
}

/** Drafts are stored for users of the console alone. */
function forgetSecrets(marker: SystemMarker): void {
  keepToken(null, marker);
  if (marker === 'vcc') keepDraftKey(null);
}

/** Calls back at every change. */
export function watchSession(listener: (session: Session) => void, marker: SystemMarker = 'vcc'): () => void {
  return store.sub(current[marker], () => listener(sessionOf(marker)));
}
