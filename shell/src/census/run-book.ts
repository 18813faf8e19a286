import type { RemoteRun, WaitReason } from '@console/contracts/release';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

/** A version that was mounted, and how long that took. */
export interface MountTime {
  remote: string;
  version: string;
  durationMs: number;
}

const runs = atom<ReadonlyMap<string, RemoteRun>>(new Map<string, RemoteRun>());
let mounts: readonly MountTime[] = [];

/** Of each mounted remote the version that is seen, and how far the one is that is live. */
export const runsAtom = atom((get) => [...get(runs).values()]);

function write(remote: string, run: RemoteRun | null): void {
  const before = store.get(runs);
  if (JSON.stringify(before.get(remote) ?? null) === JSON.stringify(run)) return;
  const after = new Map(before);
  if (run) after.set(remote, run);
  else after.delete(remote);
  store.set(runs, after);
}

/** The version that is live is seen. */
export const noteSeen = (remote: string, version: string): void =>
  write(remote, { remote, version, state: { at: 'CURRENT' } });

/** The version that is live waits for something. */
export const noteWaiting = (remote: string, version: string, { wanted, why }: { wanted: string; why: WaitReason }) =>
  write(remote, { remote, version, state: { at: 'PENDING', wanted, why } });

/** The version that is live does not work here. */
export const noteFailed = (remote: string, version: string, wanted: string): void =>
  write(remote, { remote, version, state: { at: 'FAILED', wanted } });

/** The remote is no longer mounted. */
export const noteGone = (remote: string): void => write(remote, null);

/** More at once than a page ever mounts; the first ones are enough for a figure. */
const mountsMax = 30;

export function noteMounted(mount: MountTime): void {
  if (mounts.length < mountsMax) mounts = [...mounts, { ...mount, durationMs: Math.round(mount.durationMs) }];
}

/** Mounts that were not reported yet; from now on they count as reported. */
export function takeMounts(): MountTime[] {
  const taken = [...mounts];
  mounts = [];
  return taken;
}
