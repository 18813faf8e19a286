import { call } from '@console/api';
import { reportPage } from '@console/contracts/release';
import { admittedUserOf, sessionAtom, store } from '@console/session';
import { releaseAtom } from '../releases/release.atom';
import { noteMounted, runsAtom, takeMounts } from './run-book';

/** Debounce time, so that simultaneous changes are sent in one report. */
const restMs = 300;
/** Interval of reports; the server treats a page as closed after two missed reports. */
const againMs = 60_000;

/** Reports the versions that this page runs to the server, on every change and once a minute. */
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
      // The next report includes these mounts again.
      for (const mount of mounts) noteMounted(mount);
    }
  };
  // The first change starts the timer, and later ones do not reset it; otherwise a page with constant changes would
  // never report.
  const tellSoon = () => {
    timer ??= setTimeout(() => void tell(), restMs);
  };
  for (const atom of [runsAtom, releaseAtom, sessionAtom]) store.sub(atom, tellSoon);
  document.addEventListener('visibilitychange', tellSoon);
  setInterval(tellSoon, againMs);
  tellSoon();
}
