import { call } from '@console/api';
import { countUnread } from '@console/contracts/notifications';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

const count = atom(0);

/** Number of unread notifications. */
export const unreadAtom = atom((get) => get(count));

/** Incremented when the user changes: responses to requests of the previous user are discarded. */
let turn = 0;

/** Sets the count from a server response. */
export const noteUnread = (unread: number): void => store.set(count, unread);

/** Loads the count. After a failed request, the previous count stays until the next attempt. */
export async function loadUnread(): Promise<void> {
  const mine = turn;
  try {
    const { unread } = await call(countUnread, {}, { background: true });
    if (mine === turn) noteUnread(unread);
  } catch {
    // Another notice reports that the server is unreachable.
  }
}

/** Clears the count after a sign-out. */
export function forgetUnread(): void {
  turn += 1;
  noteUnread(0);
}
