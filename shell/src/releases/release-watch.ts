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
/** Polling interval in addition to server events, as a safeguard against lost events. */
const askAllTheSameMs = 5 * 60_000;
/** Random spread of requests after a server event that reaches many pages at once. */
const spreadMs = 300;

/** Watches for new releases while a user is signed in, by server events or by polling of the visible page. */
export function watchRelease(): void {
  let requestedFor: string | null = null;
  let answeredAtMs = -Infinity;
  const ask = async () => {
    noteTime(new Date());
    const user = admittedUserOf(store.get(sessionAtom));
    if (!user) return;
    // The document's offer was made before the sign-in, and some versions are only for certain users.
    const isFirst = requestedFor !== user.userId;
    const requestedAtMs = performance.now();
    try {
      const { offer } = await call(queryRelease, isFirst ? { after: 0 } : storedState(), { background: true });
      requestedFor = user.userId;
      if (offer) await considerOffer(offer);
      answeredAtMs = requestedAtMs;
    } catch {
      // After a failure the current release stays active; the next interval retries.
      answeredAtMs = -Infinity;
    }
  };
  // Deferred by one task: a page that wakes from a long sleep ends its session in this task, and must not send a
  // request for it.
  const askNext = () => void setTimeout(() => document.visibilityState === 'visible' && void ask());
  const askInTurn = () => {
    noteTime(new Date());
    const isSure = isPushed() && store.get(trustAtom).at === 'verified';
    if (!isSure || performance.now() - answeredAtMs >= askAllTheSameMs) askNext();
  };
  let wasCut = false;
  const handler = (event: PushedEvent) => {
    // Events during a disconnection are lost and not repeated.
    if (event.say === 'dicts' || wasCut) setTimeout(() => void dictStore.refresh(), Math.random() * spreadMs);
    wasCut = false;
    // The response to any call reports the ended session and triggers the sign-out.
    if (event.say === 'over') void ask();
    if (event.say === 'notifications') noteNotification();
    if (event.say === 'record') tellRecord(event.id);
    if (event.say === 'grants') {
      // A permission change can also change the assigned versions.
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

/** Returns the stored release for comparison. While its verification is uncertain, any release counts as new. */
function storedState(): InputOf<typeof queryRelease> {
  const trust = store.get(trustAtom);
  if (trust.at !== 'verified') return { after: 0 };
  return { after: store.get(releaseAtom)?.number ?? 0, issuedAt: trust.issuedAt };
}
