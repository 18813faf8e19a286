import { queryDicts, type DictDetail } from '@console/contracts';
import { watchSession } from '@console/session';
import { call } from './call';

type Known = Readonly<Record<string, readonly DictDetail[]>>;

let version: number | undefined;
let known: Known = {};
let isWatching = false;
const asked = new Set<string>();
const listeners = new Set<() => void>();

function replace(next: Known): void {
  known = next;
  for (const listener of listeners) listener();
}

function forget(): void {
  asked.clear();
  version = undefined;
  replace({});
}

/** Reads what nobody asked for yet; a newer version of any dictionary makes all of them be read again. */
async function ask(names: string[]): Promise<void> {
  const missing = names.filter((name) => !asked.has(name));
  if (missing.length === 0) return;
  for (const name of missing) asked.add(name);
  try {
    const answer = await call(queryDicts, { dicts: missing }, { background: true });
    if (version === undefined || version === answer.version) {
      version = answer.version;
      return replace({ ...known, ...answer.dicts });
    }
    const stale = Object.keys(known);
    version = answer.version;
    replace(answer.dicts);
    for (const name of stale) asked.delete(name);
    await ask(stale);
  } catch {
    // Codes are shown in place of labels, and the next page that needs them asks again.
    for (const name of missing) asked.delete(name);
  }
}

/** Dictionaries that were read so far: one set for all remotes and versions of this page, for one user. */
export const dictStore = {
  ask,
  current: (): Known => known,
  subscribe: (listener: () => void): (() => void) => {
    if (!isWatching) watchSession(({ at }) => at === 'out' && forget());
    isWatching = true;
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
