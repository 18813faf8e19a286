import { currentMarker, sessionAtom, store, takeDraftKeyReader, watchSession } from '@console/session';
import { deadline } from '@console/remote-kit';
import { type BrowserTab, claimBrowserTab } from './browser-tab';
import { cipherOf } from './draft-cipher';
import { browserDraftStore, type DraftStore } from './draft-store';
import { Drafts } from './drafts';
import { forgetAllLeft, listLeftAgain } from './left-drafts.atom';
import { forgetAllRestored, forgetRestored } from './restored.atom';

/** Longer than this no page waits for drafts; then there are none until the next sign-in. */
const openMs = 1000;

let current: { userId: string; drafts: Drafts | null } | null = null;
let opening: Promise<void> = Promise.resolve();
/** The next user's drafts are read after the last one's are written: they may be the same person's. */
let closing: Promise<void> = Promise.resolve();

/** Drafts of the user who is signed in; null where there are none to be had, and for what an applicant types. */
export const currentDrafts = (): Drafts | null => (currentMarker() === 'vcc' ? (current?.drafts ?? null) : null);

/** Settles as soon as forms may be shown: drafts are at hand, or there are none to be had. */
export const draftsReady = (): Promise<void> => opening;

/** Settles once what was typed in a session that has ended is written down. */
export const draftsWritten = (): Promise<void> => Promise.resolve().then(() => closing);

/** Settles once the drafts of the signed-in user are written to the database. */
export const flushDrafts = async (): Promise<void> => current?.drafts?.flush();

/** What was typed in this page was saved, or is given up. */
export function giveUpDrafts(page: string): void {
  currentDrafts()?.forgetOf(page);
  forgetRestored(page);
}

/** Opens and closes the drafts with the session of their user. The tab is claimed before the sign-in. */
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
    // No database, no WebCrypto, no locks or no answer: the forms work, nothing is stored.
  }
}
