import type { ReleaseOffer } from '@console/contracts/release';
import { deadline } from '@console/remote-kit';
import { inStore } from '../storage/database';
import type { Stored } from './release-judgement.rules';

/** The last verified release and the offer that contained it. */
interface Remembered extends Stored {
  offer: ReleaseOffer;
}

/** Timeout for IndexedDB, so that a hanging database cannot block the console. */
const patienceMs = 1000;

/** Returns null if no release was stored for these keys or the browser has no storage. */
export async function recallRelease(rootDigest: string): Promise<Remembered | null> {
  try {
    // Only `rememberRelease` writes this store.
    const remembered = await deadline(
      inStore('releases', 'readonly', (store) => store.get(rootDigest) as IDBRequest<Remembered | undefined>),
      patienceMs,
      'Recalling the release',
    );
    return remembered ?? null;
  } catch {
    // Rollback protection is lost: without a stored release, an older release that has not expired is accepted.
    return null;
  }
}

/** Stores the release unless another tab has stored a newer one. */
export async function rememberRelease(rootDigest: string, next: Remembered): Promise<void> {
  try {
    await inStore('releases', 'readwrite', (store) => {
      // Only this function writes this store.
      const request = store.get(rootDigest) as IDBRequest<Remembered | undefined>;
      request.addEventListener('success', () => {
        if (isNewer(next, request.result)) store.put(next, rootDigest);
      });
      return request;
    });
  } catch {
    // Without storage, only this page remembers the release.
  }
}

const isNewer = (next: Stored, stored: Stored | undefined): boolean =>
  !stored || next.number > stored.number || (next.number === stored.number && next.issuedAt >= stored.issuedAt);
