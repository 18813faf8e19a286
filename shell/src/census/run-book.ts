import type { RemoteRun, WaitReason } from '@console/contracts/release';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { furthestBehind } from './furthest-behind.rules';

/** A version that was mounted, and how long that took. */
export interface MountTime {
  remote: string;
  version: string;
  durationMs: number;
}

const runs = atom<ReadonlyMap<symbol, RemoteRun>>(new Map<symbol, RemoteRun>());
let mounts: readonly MountTime[] = [];

/** Of each mounted remote the version that is seen, and how far the one is that is live. */
export const runsAtom = atom((get) => furthestBehind([...get(runs).values()]));

function write(place: symbol, run: RemoteRun | null): void {
  const before = store.get(runs);
  if (JSON.stringify(before.get(place) ?? null) === JSON.stringify(run)) return;
  const after = new Map(before);
  if (run) after.set(place, run);
  else after.delete(place);
  store.set(runs, after);
}

/** How a remote fares in one place of the page: with its pages, or with one contribution. */
export interface RunNotes {
  /** The version that is live is seen. */
  seen: (version: string) => void;
  /** The version that is live waits for something. */
  waiting: (version: string, what: { wanted: string; why: WaitReason }) => void;
  /** The version that is live does not work here. */
  failed: (version: string, wanted: string) => void;
  /** The remote is no longer mounted here. */
  gone: () => void;
}

export function beginNotes(remote: string): RunNotes {
  const place = Symbol(remote);
  const note = (version: string, state: RemoteRun['state']) => write(place, { remote, version, state });
  return {
    seen: (version) => note(version, { at: 'CURRENT' }),
    waiting: (version, { wanted, why }) => note(version, { at: 'PENDING', wanted, why }),
    failed: (version, wanted) => note(version, { at: 'FAILED', wanted }),
    gone: () => write(place, null),
  };
}

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
