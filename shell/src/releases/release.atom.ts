import type { Release } from '@console/contracts/release';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { devRemotesAtom } from '../developing/dev-remotes.atom';
import { withDevRemotes } from '../developing/dev-release.rules';
import { isNews } from './release.rules';

const current = atom<Release | null>(null);
const running = atom<ReadonlyMap<string, string>>(new Map<string, string>());

/** Latest release for this user that this page has adopted; null before boot. */
export const releaseAtom = atom((get) => {
  const release = get(current);
  return release && withDevRemotes(release, get(devRemotesAtom));
});

/** Adopts a release if it contains changes; an older one is ignored. */
export function adoptRelease(next: Release): void {
  if (isNews(store.get(current), next)) store.set(current, next);
}

/** Records that a version of a remote is visible, which can briefly differ from the release. */
export function noteRunning(remote: string, version: string): void {
  if (store.get(running).get(remote) !== version) store.set(running, new Map(store.get(running)).set(remote, version));
}

/**
 * Returns the composition of this page: for each remote the visible version, or if it is not visible, its live version.
 */
export function compositionOf(shellVersion: string): string {
  const versions = store.get(running);
  const remotes = store.get(releaseAtom)?.remotes ?? [];
  return [
    `shell@${shellVersion}`,
    ...remotes.map(({ remote, version }) => `${remote}@${versions.get(remote) ?? version}`),
  ].join(' ');
}
