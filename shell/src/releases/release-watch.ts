import { call } from '@console/api';
import { queryRelease } from '@console/contracts/release';
import { sessionAtom, store } from '@console/session';
import { adoptRelease, releaseAtom } from './release.atom';

const askEveryMs = 15_000;

/** Hears of new releases while somebody is signed in and the page can be seen. */
export function watchRelease(): void {
  let askedFor: string | null = null;
  const ask = async () => {
    const session = store.get(sessionAtom);
    if (session.at !== 'in' || document.visibilityState === 'hidden') return;
    // The document did not know who would sign in; some versions are for some users only.
    const isFirst = askedFor !== session.user.userId;
    const after = isFirst ? 0 : (store.get(releaseAtom)?.number ?? 0);
    try {
      const { release } = await call(queryRelease, { after }, { background: true });
      askedFor = session.user.userId;
      if (release) adoptRelease(release);
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
