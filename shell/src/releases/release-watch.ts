import { call, dictStore } from '@console/api';
import type { InputOf } from '@console/contracts';
import { queryRelease, type PushedEvent } from '@console/contracts/release';
import { admittedUserOf, sessionAtom, store } from '@console/session';
import { refreshMenus } from '../menus/menus';
import { noteNotification } from '../notifications/notification-changes.atom';
import { isPushed, watchPush } from '../push/push';
import { tellRecord } from '../push/record-listeners';
import { considerOffer } from '../verification/consider-offer';
import { noteTime, trustAtom } from '../verification/trust.atom';
import { releaseAtom } from './release.atom';

const askEveryMs = 15_000;
/** Where the server tells, asking only guards against what nobody has thought of. */
const askAllTheSameMs = 5 * 60_000;
/** Pages that are told of a release at once do not all ask for it in one moment. */
const spreadMs = 300;

/** Hears of new releases while somebody is signed in: the server says so, or the seen page asks. */
export function watchRelease(): void {
  let requestedFor: string | null = null;
  let answeredAtMs = -Infinity;
  const ask = async () => {
    noteTime(new Date());
    const user = admittedUserOf(store.get(sessionAtom));
    if (!user) return;
    // The document did not know who would sign in; some versions are for some users only.
    const isFirst = requestedFor !== user.userId;
    const requestedAtMs = performance.now();
    try {
      const { offer } = await call(queryRelease, isFirst ? { after: 0 } : storedState(), { background: true });
      requestedFor = user.userId;
      if (offer) await considerOffer(offer);
      answeredAtMs = requestedAtMs;
    } catch {
      // Whoever cannot hear of a newer release keeps the one that runs; the next round asks again.
      answeredAtMs = -Infinity;
    }
  };
  // A task later: a page that wakes from a long sleep ends its session in this one, and then there is nobody to ask for.
  const askNext = () => void setTimeout(() => document.visibilityState === 'visible' && void ask());
  const askInTurn = () => {
    noteTime(new Date());
    const isSure = isPushed() && store.get(trustAtom).at === 'verified';
    if (!isSure || performance.now() - answeredAtMs >= askAllTheSameMs) askNext();
  };
  let wasCut = false;
  const handler = (event: PushedEvent) => {
    // What was told while nothing was heard is not told again.
    if (event.say === 'dicts' || wasCut) setTimeout(() => void dictStore.refresh(), Math.random() * spreadMs);
    wasCut = false;
    // The answer to any call says that the session is over, and then everything that belongs to its end happens.
    if (event.say === 'over') void ask();
    if (event.say === 'notifications') noteNotification();
    if (event.say === 'record') tellRecord(event.id);
    if (event.say === 'grants') {
      // Who may do something else may get another version too.
      requestedFor = null;
      void refreshMenus();
    }
    if (event.say === 'grants' || (event.say === 'release' && event.number > (store.get(releaseAtom)?.number ?? 0)))
      setTimeout(() => void ask(), Math.random() * spreadMs);
  };
  store.sub(sessionAtom, askNext);
  document.addEventListener('visibilitychange', askNext);
  setInterval(askInTurn, askEveryMs);
  askNext();
  const cut = () => {
    wasCut = true;
    askNext();
  };
  watchPush({ onEvent: handler, onCut: cut });
}

/** While anything is in doubt, whatever the server says is news. */
function storedState(): InputOf<typeof queryRelease> {
  const trust = store.get(trustAtom);
  if (trust.at !== 'verified') return { after: 0 };
  return { after: store.get(releaseAtom)?.number ?? 0, issuedAt: trust.issuedAt };
}
