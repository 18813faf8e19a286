import { call } from '@console/api';
import type { InputOf } from '@console/contracts';
import { queryRelease } from '@console/contracts/release';
import { sessionAtom, store } from '@console/session';
import { considerOffer } from '../verification/consider-offer';
import { noteTime, trustAtom } from '../verification/trust.atom';
import { releaseAtom } from './release.atom';

const askEveryMs = 15_000;

/** Hears of new releases while somebody is signed in and the page can be seen. */
export function watchRelease(): void {
  let askedFor: string | null = null;
  const ask = async () => {
    noteTime(new Date());
    const session = store.get(sessionAtom);
    if (session.at !== 'in' || document.visibilityState === 'hidden') return;
    // The document did not know who would sign in; some versions are for some users only.
    const isFirst = askedFor !== session.user.userId;
    try {
      const { offer } = await call(queryRelease, isFirst ? { after: 0 } : whatIsKnown(), { background: true });
      askedFor = session.user.userId;
      if (offer) await considerOffer(offer);
    } catch {
      // Whoever cannot hear of a newer release keeps the one that runs; the next round asks again.
    }
  };
  // A task later: a page that wakes from a long sleep ends its session in this one, and then there is nobody to ask for.
  const askNext = () => void setTimeout(() => void ask());
  store.sub(sessionAtom, askNext);
  document.addEventListener('visibilitychange', askNext);
  setInterval(askNext, askEveryMs);
  askNext();
}

/** While anything is in doubt, whatever the server says is news. */
function whatIsKnown(): InputOf<typeof queryRelease> {
  const trust = store.get(trustAtom);
  if (trust.at !== 'verified') return { after: 0 };
  return { after: store.get(releaseAtom)?.number ?? 0, issuedAt: trust.issuedAt };
}
