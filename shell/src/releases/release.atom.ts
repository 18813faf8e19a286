import type { Release } from '@console/contracts/release';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { devRemotesAtom } from '../developing/dev-remotes.atom';
import { withDevRemotes } from '../developing/dev-release.rules';
import { isNews } from './release.rules';

const current = atom<Release | null>(null);
const running = atom<ReadonlyMap<string, string>>(new Map<string, string>());

/** What is live for this user, as far as this page has heard; null before boot. */
export const releaseAtom = atom((get) => {
  const release = get(current);
  return release && withDevRemotes(release, get(devRemotesAtom));
});

/** Takes a release over if it says something that the page does not know; an older one never. */
export function adoptRelease(next: Release): void {
  if (isNews(store.get(current), next)) store.set(current, next);
}

/** A version of a remote is seen from now on. It may be another one than the release names, for a while. */
export function noteRunning(remote: string, version: string): void {
  if (store.get(running).get(remote) !== version) store.set(running, new Map(store.get(running)).set(remote, version));
}

/** What this page runs: of each remote the version that is seen, or the one that would be. */
export function compositionOf(shellVersion: string): string {
  const versions = store.get(running);
  const remotes = store.get(releaseAtom)?.remotes ?? [];
  return [
    `shell@${shellVersion}`,
    ...remotes.map(({ remote, version }) => `${remote}@${versions.get(remote) ?? version}`),
  ].join(' ');
}
