import { call } from '@console/api';
import type { OutputOf } from '@console/contracts';
import { queryDevRemotes, type LiveRemote } from '@console/contracts/release';
import { grantsAtom, sessionAtom, store } from '@console/session';
import { devRemotesAtom, showDevRemotes } from './dev-remotes.atom';

/** Whoever edits waits for the page; whoever does not has time. */
const askEveryMs = { developing: 1000, idle: 3000 } as const;

/** Whoever builds it waits for it, so it takes over at once; what is typed is carried over. */
const liveOf = ({ base, manifest }: OutputOf<typeof queryDevRemotes>['list'][number]): LiveRemote => ({
  remote: manifest.remote,
  version: manifest.version,
  base,
  manifest,
  isForced: true,
});

/** Hears of builds from source, for as long as this page lives and somebody who may run them is signed in. */
export function watchDevRemotes(): void {
  const ask = async () => {
    const mayAsk = store.get(sessionAtom).at === 'in' && store.get(grantsAtom).buttons.has('devops.module.develop');
    if (!mayAsk) showDevRemotes([]);
    else if (document.visibilityState === 'visible')
      try {
        showDevRemotes((await call(queryDevRemotes, {}, { background: true })).list.map(liveOf));
      } catch {
        // A server that is away for a moment is no reason to go back to what is live.
      }
    setTimeout(() => void ask(), askEveryMs[store.get(devRemotesAtom).length > 0 ? 'developing' : 'idle']);
  };
  void ask();
}
