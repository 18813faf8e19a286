import { call } from '@console/api';
import type { OutputOf } from '@console/contracts';
import { queryDevRemotes, type LiveRemote } from '@console/contracts/release';
import { grantsAtom, sessionAtom, store } from '@console/session';
import { devRemotesAtom, showDevRemotes } from './dev-remotes.atom';

/** Polling interval: short while a build runs, because its developer waits for each change. */
const askEveryMs = { developing: 1000, idle: 3000 } as const;

/** Forces the swap, because the developer is waiting for it. Unsaved input is transferred. */
const liveOf = ({ base, manifest }: OutputOf<typeof queryDevRemotes>['list'][number]): LiveRemote => ({
  remote: manifest.remote,
  version: manifest.version,
  base,
  manifest,
  isForced: true,
});

/** Polls for builds from source while the page is open and a permitted user is signed in. */
export function watchDevRemotes(): void {
  const ask = async () => {
    const mayAsk = store.get(sessionAtom).at === 'in' && store.get(grantsAtom).buttons.has('devops.module.develop');
    if (!mayAsk) showDevRemotes([]);
    else if (document.visibilityState === 'visible')
      try {
        showDevRemotes((await call(queryDevRemotes, {}, { background: true })).list.map(liveOf));
      } catch {
        // A server that is briefly unreachable does not end the builds.
      }
    setTimeout(() => void ask(), askEveryMs[store.get(devRemotesAtom).length > 0 ? 'developing' : 'idle']);
  };
  void ask();
}
