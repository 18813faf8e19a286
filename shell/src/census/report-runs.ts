import { call } from '@console/api';
import { reportPage } from '@console/contracts/release';
import { admittedUserOf, sessionAtom, store } from '@console/session';
import { releaseAtom } from '../releases/release.atom';
import { noteMounted, runsAtom, takeMounts } from './run-book';

/** What changes together is told together. */
const restMs = 300;
/** The server takes a page that was silent for longer than two of these for closed. */
const againMs = 60_000;

/** Tells the server what this page runs: whenever that changes, and once a minute. */
export function reportRuns(shell: string): void {
  const pageId = crypto.randomUUID();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = async () => {
    timer = undefined;
    const release = store.get(releaseAtom);
    if (!admittedUserOf(store.get(sessionAtom)) || !release) return;
    const isHidden = document.visibilityState === 'hidden';
    const mounts = takeMounts();
    try {
      const about = { pageId, shell, releaseNumber: release.number, isHidden, remotes: store.get(runsAtom) };
      await call(reportPage, { ...about, mounts }, { background: true });
    } catch {
      // The next report says it again, with what was mounted until then.
      for (const mount of mounts) noteMounted(mount);
    }
  };
  // The first change begins the wait, so that a page that changes all the time is heard too.
  const tellSoon = () => {
    timer ??= setTimeout(() => void tell(), restMs);
  };
  for (const atom of [runsAtom, releaseAtom, sessionAtom]) store.sub(atom, tellSoon);
  document.addEventListener('visibilitychange', tellSoon);
  setInterval(tellSoon, againMs);
  tellSoon();
}
