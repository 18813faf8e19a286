import { sessionAtom, store } from '@console/session';
import { untouchedMs } from '../swapping/last-touch';
import { isAnyDirty } from '../tabs/tab-marks';
import { isQuiet, versionStep } from './version.rules';

const name = 'version';
const askEveryMs = 5 * 60_000;
const lookEveryMs = 5000;
const timeoutMs = 10_000;

/** Watches for a new version of the shell, and reloads the page at a quiet moment. */
export function watchVersion(running: string): void {
  if (stored() === null) keep(running);
  let next: string | null = null;

  const look = () => {
    const isDirty = isAnyDirty();
    const hasDialog = document.querySelector('dialog[open]') !== null;
    const isHidden = document.visibilityState === 'hidden';
    if (next === null || !isQuiet({ isDirty, hasDialog, isHidden, untouchedMs: untouchedMs() })) return;
    // Stored first, so that a stale cached document reloads once and not in a loop.
    keep(next);
    location.reload();
  };
  const ask = async () => {
    // A stopped page sends no requests.
    if (store.get(sessionAtom).at === 'stopped') return;
    const step = versionStep(stored(), await fetchVersion());
    if (step?.reload) next = step.keep;
    else if (step) keep(step.keep);
    look();
  };
  setInterval(() => void ask(), askEveryMs);
  setInterval(look, lookEveryMs);
}

/**
 * Fetches a static file, without `call()` and without a session. Failures are silent, as the specification requires.
 */
async function fetchVersion(): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`/version.json?t=${Date.now()}`, { cache: 'no-store', signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    // Storage is denied, so every version counts as the first one, and the page never reloads automatically.
    return null;
  }
}

function keep(version: string): void {
  try {
    sessionStorage.setItem(name, version);
  } catch {
    // Storage is denied, as above.
  }
}
