import { signedIn, type SignedIn, type SystemMarker, type TokenStore } from '@console/contracts';

/** Keys in local storage; the first one is from the specification. */
const keys: Record<SystemMarker, string> = { vcc: 'user', 'self-onboarding': 'onboardingUser' };

/** Memory by default, because every script of the page can read local storage. */
let tokenStore: TokenStore = 'memory';

/** Called once, at boot. */
export function chooseTokenStore(store: TokenStore): void {
  tokenStore = store;
}

/** Stores the user data for the next first paint, and the session if the token store is local storage; null deletes both. */
export function keepUser(marker: SystemMarker, user: SignedIn | null): void {
  try {
    if (user) localStorage.setItem(keys[marker], JSON.stringify(recordOf(user)));
    else localStorage.removeItem(keys[marker]);
  } catch {
    // Storage may be full or blocked. In that case the next first paint has no nickname, or the next load requires a
    // sign-in.
  }
}

/** Stores changed user data with the stored token. */
export function renewStoredUser(marker: SystemMarker, user: Omit<SignedIn, 'token'>): void {
  keepUser(marker, { ...user, token: storedSession(marker)?.token ?? '' });
}

function recordOf(user: SignedIn): object {
  const { draftKey: _draftKey, ...session } = user;
  return tokenStore === 'localStorage'
    ? session
    : { nickname: user.nickname, language: user.language, timezone: user.timezone };
}

/** Returns whether sessions are restored from local storage instead of the server. */
export const keepsTokens = (): boolean => tokenStore === 'localStorage';

/** Returns the stored session with its token; null if there is none or it is invalid. */
export function storedSession(marker: SystemMarker): SignedIn | null {
  if (!keepsTokens()) return null;
  try {
    return signedIn.parse(JSON.parse(localStorage.getItem(keys[marker]) ?? 'null'));
  } catch {
    // Missing or invalid: the user signs in again.
    return null;
  }
}
