/** The browser tab of this document. */
export interface BrowserTab {
  /** Stays the same after a reload, a sign-out and a restored browser session. A duplicated tab gets its own id. */
  id: string;
  /** Ids of all open tabs, including this one. */
  openTabs: () => Promise<ReadonlySet<string>>;
}

const storageKey = 'browserTab';
const idForm = /^[\da-f-]{36}$/;
const lockPrefix = 'vcc-browser-tab ';
/**
 * Time within which the previous document releases its lock after a reload. A duplicated tab waits for this time too.
 */
const releaseMs = 500;

/**
 * Identifies the tab by an id in session storage, and holds a lock with this id until the document ends. Session storage
 * is copied when a tab is duplicated: if the lock stays held, the id belongs to the other tab.
 * @throws if the browser has no Web Locks
 */
export async function claimBrowserTab(): Promise<BrowserTab> {
  const stored = readId();
  let id = stored ?? crypto.randomUUID();
  if (!(await hold(id))) {
    id = crypto.randomUUID();
    await hold(id);
  }
  if (id !== stored) storeId(id);
  return { id, openTabs };
}

/** Returns false if another document holds the lock. */
function hold(id: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const holdForever = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    navigator.locks
      .request(lockPrefix + id, { signal: AbortSignal.timeout(releaseMs) }, holdForever)
      .catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'TimeoutError') resolve(false);
        else reject(error instanceof Error ? error : new Error(String(error)));
      });
  });
}

async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [])));
}

function readId(): string | null {
  try {
    const stored = sessionStorage.getItem(storageKey);
    return stored !== null && idForm.test(stored) ? stored : null;
  } catch {
    // Storage is forbidden, so the tab gets another id after each reload.
    return null;
  }
}

function storeId(id: string): void {
  try {
    sessionStorage.setItem(storageKey, id);
  } catch {
    // Storage is forbidden, so the tab gets another id after each reload.
  }
}
