import type { RemoteRun, WaitReason } from '@console/contracts/release';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { furthestBehind } from './furthest-behind.rules';

/** Mount of a version and its duration. */
export interface MountTime {
  remote: string;
  version: string;
  durationMs: number;
}

const runs = atom<ReadonlyMap<symbol, RemoteRun>>(new Map<symbol, RemoteRun>());
let mounts: readonly MountTime[] = [];

/** Visible version of each mounted remote, and the state of its live version. */
export const runsAtom = atom((get) => furthestBehind([...get(runs).values()]));

function write(place: symbol, run: RemoteRun | null): void {
  const before = store.get(runs);
  if (JSON.stringify(before.get(place) ?? null) === JSON.stringify(run)) return;
  const after = new Map(before);
  if (run) after.set(place, run);
  else after.delete(place);
  store.set(runs, after);
}

/** Records the state of a remote in one place of the page: its pages, or one contribution. */
export interface RunNotes {
  /** Records that the live version is visible. */
  seen: (version: string) => void;
  /** Records that the live version is waiting. */
  waiting: (version: string, what: { wanted: string; why: WaitReason }) => void;
  /** Records that the live version failed here. */
  failed: (version: string, wanted: string) => void;
  /** Records that the remote was unmounted here. */
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

/** Maximum number of stored mounts, more than a page usually has; the first ones are sufficient for statistics. */
const mountsMax = 30;

export function noteMounted(mount: MountTime): void {
  if (mounts.length < mountsMax) mounts = [...mounts, { ...mount, durationMs: Math.round(mount.durationMs) }];
}

/** Returns the mounts that were not reported yet, and marks them as reported. */
export function takeMounts(): MountTime[] {
  const taken = [...mounts];
  mounts = [];
  return taken;
}
