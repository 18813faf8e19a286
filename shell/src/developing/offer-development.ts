import { grantsAtom, store } from '@console/session';

/** Looks for builds from source once somebody is signed in who may run them; nobody else loads any code for that. */
export function offerDevelopment(mayDevelop: boolean | undefined): void {
  // The word of the server is not enough: it must not be able to bring code in that no team has signed.
  if (!mayDevelop || !__MAY_DEVELOP__) return;
  const look = () => {
    if (!store.get(grantsAtom).buttons.has('devops.module.develop')) return;
    stop();
    // Where this code cannot be had, the page runs what is live.
    import('./watch-dev-remotes').then(({ watchDevRemotes }) => watchDevRemotes()).catch(() => undefined);
  };
  const stop = store.sub(grantsAtom, look);
  look();
}
