import type { ReleaseOffer } from '@console/contracts/release';
import { deadline } from '@console/remote-kit';
import { inStore } from '../storage/database';
import type { Stored } from './release-judgement.rules';

/** The last release that this browser has verified, and the keys that it was verified with. */
interface Remembered extends Stored {
  offer: ReleaseOffer;
}

/** A database that hangs must not hold up the console. */
const patienceMs = 1000;

/** Null where nothing was verified with these keys before, or the browser keeps nothing. */
export async function recallRelease(rootDigest: string): Promise<Remembered | null> {
  try {
    // The store holds nothing but what is written below.
    const remembered = await deadline(
      inStore('releases', 'readonly', (store) => store.get(rootDigest) as IDBRequest<Remembered | undefined>),
      patienceMs,
      'Recalling the release',
    );
    return remembered ?? null;
  } catch {
    // Without a memory an older release that has not expired looks as good as the newest.
    return null;
  }
}

/** Stored unless another tab has stored a newer one meanwhile. */
export async function rememberRelease(rootDigest: string, next: Remembered): Promise<void> {
  try {
    await inStore('releases', 'readwrite', (store) => {
      // As above.
      const request = store.get(rootDigest) as IDBRequest<Remembered | undefined>;
      request.addEventListener('success', () => {
        if (isNewer(next, request.result)) store.put(next, rootDigest);
      });
      return request;
    });
  } catch {
    // As above.
  }
}

const isNewer = (next: Stored, stored: Stored | undefined): boolean =>
  !stored || next.number > stored.number || (next.number === stored.number && next.issuedAt >= stored.issuedAt);
