import { grantsAtom, store } from '@console/session';

/** Watches for builds from source once a user with this permission has signed in. Other users load no code for it. */
export function offerDevelopment(mayDevelop: boolean | undefined): void {
  // The build must permit it too: the server alone must not be able to run code that no team has signed.
  if (!mayDevelop || !__MAY_DEVELOP__) return;
  const look = () => {
    if (!store.get(grantsAtom).buttons.has('devops.module.develop')) return;
    stop();
    // If this code cannot be loaded, the page runs the live versions.
    import('./watch-dev-remotes').then(({ watchDevRemotes }) => watchDevRemotes()).catch(() => undefined);
  };
  const stop = store.sub(grantsAtom, look);
  look();
}
