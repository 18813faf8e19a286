import { currentMarker, sessionAtom, store, takeDraftKeyReader, watchSession } from '@console/session';
import { deadline } from '@console/remote-kit';
import { type BrowserTab, claimBrowserTab } from './browser-tab';
import { cipherOf } from './draft-cipher';
import { browserDraftStore, type DraftStore } from './draft-store';
import { Drafts } from './drafts';
import { forgetAllLeft, listLeftAgain } from './left-drafts.atom';
import { forgetAllRestored, forgetRestored } from './restored.atom';

/** Timeout for opening the drafts. After it, no drafts are available until the next sign-in. */
const openMs = 1000;

let current: { userId: string; drafts: Drafts | null } | null = null;
let opening: Promise<void> = Promise.resolve();
/** The next user's drafts are read after the previous user's drafts are written, because both may be the same user. */
let closing: Promise<void> = Promise.resolve();

/** Returns the drafts of the signed-in user; null if they are unavailable, and always for applicants. */
export const currentDrafts = (): Drafts | null => (currentMarker() === 'vcc' ? (current?.drafts ?? null) : null);

/** Settles when forms may be shown: the drafts are loaded or unavailable. */
export const draftsReady = (): Promise<void> => opening;

/** Settles once the drafts of an ended session are written. */
export const draftsWritten = (): Promise<void> => Promise.resolve().then(() => closing);

/** Settles once the drafts of the signed-in user are written to the database. */
export const flushDrafts = async (): Promise<void> => current?.drafts?.flush();

/** Discards the drafts of a page, because its input was saved or discarded. */
export function giveUpDrafts(page: string): void {
  currentDrafts()?.forgetOf(page);
  forgetRestored(page);
}

/** Opens and closes the drafts with the user's session. The tab is claimed before the sign-in. */
export function followDrafts(draftStore: DraftStore = browserDraftStore, claimTab = claimBrowserTab): void {
  const claimed = claimTab();
  claimed.catch(() => undefined);
  const readKey = takeDraftKeyReader();
  const follow = () => {
    const session = store.get(sessionAtom);
    const userId = session.at === 'in' ? session.user.userId : null;
    if (userId === (current?.userId ?? null)) return;
    forgetAllRestored();
    forgetAllLeft();
    closing = Promise.all([closing, current?.drafts?.close()]).then(() => undefined);
    current = userId === null ? null : { userId, drafts: null };
    const key = readKey();
    if (userId !== null && key !== null) opening = open({ userId, key, claimed, store: draftStore });
  };
  watchSession(follow);
  window.addEventListener('pagehide', () => void current?.drafts?.flush());
}

interface Opening {
  userId: string;
  key: string;
  claimed: Promise<BrowserTab>;
  store: DraftStore;
}

async function open({ userId, key, claimed, store }: Opening): Promise<void> {
  try {
    const dialog = closing.then(async () =>
      Drafts.open({ userId, tab: await claimed, cipher: await cipherOf(key), store }),
    );
    const drafts = await deadline(dialog, openMs, 'Opening the drafts');
    if (current?.userId !== userId) return void drafts.close();
    current = { userId, drafts };
    drafts.left.watch(() => listLeftAgain(drafts.left));
  } catch {
    // Without database, WebCrypto or locks, or after a timeout, the forms work but nothing is stored.
  }
}
