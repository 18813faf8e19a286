import type { SignedIn, SystemMarker } from '@console/contracts';
import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import { keepUser, renewStoredUser } from './stored-user';
import { store } from './store';
import { keepDraftKey, keepToken } from './token';

/** The signed-in user without secrets. */
export type User = Omit<SignedIn, 'token' | 'draftKey'>;

/**
 * Reasons for having no session: never signed in, signed out, password changed, idle, expired for other reasons,
 * country blocked, or too many wrong proofs.
 */
export const signedOutReasons = ['none', 'left', 'changed', 'idle', 'expired', 'blocked', 'unproven'] as const;
/** One of `signedOutReasons`. */
export type SignedOutReason = (typeof signedOutReasons)[number];

/**
 * `unknown` until the shell has tried to resume at boot; `stopped` after another user has signed in in this browser.
 */
export type Session =
  | { at: 'unknown' }
  | { at: 'out'; reason: SignedOutReason; loginName?: string }
  | { at: 'in'; user: User }
  | { at: 'stopped' };

/** The console and the onboarding flow have independent sessions. */
const current: Record<SystemMarker, PrimitiveAtom<Session>> = {
  vcc: atom<Session>({ at: 'unknown' }),
  'self-onboarding': atom<Session>({ at: 'unknown' }),
};

/** Session of the console in this page. */
export const sessionAtom = atom((get) => get(current.vcc));

/** Session of the onboarding flow in this page. */
export const onboardingSessionAtom = atom((get) => get(current['self-onboarding']));

/** Returns the current session of a marker. */
export const sessionOf = (marker: SystemMarker): Session => store.get(current[marker]);

/**
 * Returns the signed-in user whose calls the server accepts. Null without a session, and while the user has agreements
 * to accept, because all other calls are refused until then.
 */
export const admittedUserOf = (session: Session): User | null =>
  session.at === 'in' && session.user.agreementDue !== true ? session.user : null;

/** Starts a session. Stores the user data for the next first paint in local storage, but not the token. */
export function beginSession(signedIn: SignedIn, marker: SystemMarker = 'vcc'): void {
  const { token, draftKey, ...user } = signedIn;
  keepToken(token, marker);
  if (marker === 'vcc') keepDraftKey(draftKey ?? null);
  keepUser(marker, signedIn);
  store.set(current[marker], { at: 'in', user });
}

/**
 * Updates the signed-in user's own data on the page. Does nothing without a session or if nothing differs: watchers of
 * the session call the server after each change, and a refused call may have caused the change.
 */
export function renewUser(change: Partial<Omit<User, 'userId' | 'loginName'>>): void {
  const session = sessionOf('vcc');
  if (session.at !== 'in') return;
  const user = { ...session.user, ...change };
  if (JSON.stringify(user) === JSON.stringify(session.user)) return;
  renewStoredUser('vcc', user);
  store.set(current.vcc, { at: 'in', user });
}

const leaving: Record<SystemMarker, PrimitiveAtom<boolean>> = {
  vcc: atom(false),
  'self-onboarding': atom(false),
};

/** Marks that the user is signing out, so that the session ends with this reason even if a refused call ends it. */
export function leaveSoon(marker: SystemMarker = 'vcc'): void {
  if (sessionOf(marker).at === 'in') store.set(leaving[marker], true);
}

/** Registers a callback for signing out. */
export const watchLeaving = (listener: () => void, marker: SystemMarker = 'vcc'): (() => void) =>
  store.sub(leaving[marker], () => {
    if (store.get(leaving[marker])) listener();
  });

/** Ends the session in this tab. Does nothing if it has ended, so that several failed calls have no effect. */
export function endSessionHere(reason: SignedOutReason, marker: SystemMarker = 'vcc'): void {
  forgetSecrets(marker);
  keepUser(marker, null);
  const before = sessionOf(marker);
  const { at } = before;
  const why = store.get(leaving[marker]) ? 'left' : reason;
  store.set(leaving[marker], false);
  if (at === 'out' || at === 'stopped') return;
  // After an expired session, the next sign-in suggests the same login name.
  const isOver = why === 'expired' || why === 'idle' || why === 'unproven';
  const own = before.at === 'in' && isOver ? { loginName: before.user.loginName } : {};
  store.set(current[marker], { at: 'out', reason: why, ...own });
}

/** Stops the page because another user has signed in in this browser: it must not show or request anything any more. */
export function stopSessionHere(marker: SystemMarker = 'vcc'): void {
  forgetSecrets(marker);
  store.set(current[marker], { at: 'stopped' });
}

/** Only console users have drafts. */
function forgetSecrets(marker: SystemMarker): void {
  keepToken(null, marker);
  if (marker === 'vcc') keepDraftKey(null);
}

/** Registers a callback for changes of the session. */
export function watchSession(listener: (session: Session) => void, marker: SystemMarker = 'vcc'): () => void {
  return store.sub(current[marker], () => listener(sessionOf(marker)));
}
