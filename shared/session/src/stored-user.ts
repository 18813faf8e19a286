import { signedIn, type SignedIn, type SystemMarker, type TokenStore } from '@console/contracts';

/** Names in local storage; the first is the specification's. */
const keys: Record<SystemMarker, string> = { vcc: 'user', 'self-onboarding': 'onboardingUser' };

/** In local storage every script of the page can read it, so that is never the default. */
let tokenStore: TokenStore = 'memory';

/** Chosen once, at boot. */
export function chooseTokenStore(store: TokenStore): void {
  tokenStore = store;
}

/** Keeps of a user what a first paint needs, and with it the session where the token store says so; null forgets. */
export function keepUser(marker: SystemMarker, user: SignedIn | null): void {
  try {
    if (user) localStorage.setItem(keys[marker], JSON.stringify(recordOf(user)));
    else localStorage.removeItem(keys[marker]);
  } catch {
    // Storage may be full or forbidden: the next first paint lacks the nickname, or the next load asks to sign in.
  }
}

/** Keeps what a user changed about themselves, with the token that is stored already. */
export function renewStoredUser(marker: SystemMarker, user: Omit<SignedIn, 'token'>): void {
  keepUser(marker, { ...user, token: storedSession(marker)?.token ?? '' });
}

function recordOf(user: SignedIn): object {
  const { draftKey: _draftKey, ...session } = user;
  return tokenStore === 'localStorage'
    ? session
    : { nickname: user.nickname, language: user.language, timezone: user.timezone };
}

/** Whether sessions are found in local storage after a reload, and not asked of the server. */
export const keepsTokens = (): boolean => tokenStore === 'localStorage';

/** The session that was stored with its token; null where there is none, or something that is no session. */
export function storedSession(marker: SystemMarker): SignedIn | null {
  if (!keepsTokens()) return null;
  try {
    return signedIn.parse(JSON.parse(localStorage.getItem(keys[marker]) ?? 'null'));
  } catch {
    // Nothing there, or written by somebody else: whoever it was signs in again.
    return null;
  }
}
