import { type Column, json, text } from '../db/column';
import type { By, Unread } from './audience.rules';

/** `writtenBy(…)`, and who changed the state of a card. */
export const by = json<By>();

/** A text that is not for everybody, so that only the rules of who reads what make a string of it. */
export const unread: Column<Unread> =
  // A column reads what its type says: the database gives a string, whose type is hidden here as that of each such text is.
  text as unknown as Column<Unread>;
