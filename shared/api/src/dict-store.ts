import type { DictDetail } from '@console/contracts';
import { watchSession } from '@console/session';
import { readDicts } from './read-dicts';

type Stored = Readonly<Record<string, readonly DictDetail[]>>;

let version: number | undefined;
let dicts: Stored = {};
let isWatching = false;
const requested = new Set<string>();
const listeners = new Set<() => void>();

function replace(next: Stored): void {
  dicts = next;
  for (const listener of listeners) listener();
}

function forget(): void {
  requested.clear();
  version = undefined;
  replace({});
}

/**
 * Loads dictionaries that were not requested yet; a newer version reloads all of them. A dictionary that is unknown or
 * failed to load is stored without entries, so that pages can tell it from one that is loading.
 */
async function ask(names: string[]): Promise<void> {
  const missing = names.filter((name) => !requested.has(name));
  if (missing.length === 0) return;
  for (const name of missing) requested.add(name);
  try {
    const response = await readDicts(missing);
    const loaded = { ...dicts, ...withoutEntries(missing), ...response.dicts };
    // Lists from other operations have no version.
    if (version === undefined || response.version === undefined || version === response.version) {
      version ??= response.version;
      return replace(loaded);
    }
    const stale = Object.keys(dicts).filter((name) => !missing.includes(name));
    version = response.version;
    replace(loaded);
    for (const name of stale) requested.delete(name);
    await ask(stale);
  } catch {
    // Codes are shown without labels, and the next page that needs them requests them again.
    for (const name of missing) requested.delete(name);
    replace({ ...withoutEntries(missing), ...dicts });
  }
}

const withoutEntries = (names: readonly string[]): Stored => Object.fromEntries(names.map((name) => [name, []]));

/** Reloads the loaded dictionaries; the old labels are shown until then. */
async function refresh(): Promise<void> {
  const names = [...requested];
  requested.clear();
  version = undefined;
  await ask(names);
}

/** Cache of dictionaries: one for all remotes and versions of this page, for one user. */
export const dictStore = {
  ask,
  refresh,
  current: (): Stored => dicts,
  subscribe: (listener: () => void): (() => void) => {
    if (!isWatching) watchSession(({ at }) => at === 'out' && forget());
    isWatching = true;
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
