import { call } from '@console/api';
import { countUnread } from '@console/contracts/notifications';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

const count = atom(0);

/** How many notifications the user has not read. */
export const unreadAtom = atom((get) => get(count));

/** Grows whenever the count begins to be somebody else's: an answer for who was here before is dropped. */
let turn = 0;

/** The count as the server answered it just now. */
export const noteUnread = (unread: number): void => store.set(count, unread);

/** Asks for the count. What cannot be asked now is asked the next time; an old count is better than none. */
export async function loadUnread(): Promise<void> {
  const mine = turn;
  try {
    const { unread } = await call(countUnread, {}, { background: true });
    if (mine === turn) noteUnread(unread);
  } catch {
    // Whoever cannot be reached is told of by the note on the lost server.
  }
}

/** After a sign-out nobody's count is here. */
export function forgetUnread(): void {
  turn += 1;
  noteUnread(0);
}
