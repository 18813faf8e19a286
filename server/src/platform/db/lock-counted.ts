import type { Db } from '../context';
import { sql } from './sql';

/**
 * What is counted or looked for before a row is written, each with the scope within which that is done. A lock stands
 * for all rows of the scope, those that are not there yet included. Where a transaction takes several, it takes them in
 * this order.
 */
type Counted =
  /** Users and roles of a company, of which one has to be an owner. By company. */
  | 'access'
  /** Names and addresses by which somebody signs in. By the name in small letters. */
  | 'account name'
  /** Cards that a company has of a BIN: caps of the BIN, of its day, of assignments and of each holder. By company and BIN. */
  | 'cards of BIN'
  /** Saved views of a list. By company and list. */
  | 'views'
  /** Menus that a user opened last. By user. */
  | 'recent menus'
  /** Uploads that a user has begun. By user. */
  | 'uploads'
  /** Wrong mailed codes of a day. By user. */
  | 'mailed codes'
  /** Tickets that show a whole card number. By user. */
  | 'reveal tickets'
  /** Receivers of webhooks. By company. */
  | 'webhooks'
  /** What the pages of a session report. By session. */
  | 'session pages'
  /** Versions of the texts of an e-mail. By code. */
  | 'e-mail template'
  /** Names and codes that only one record of a kind has. By kind of record, and by whose records they are. */
  | 'names';

/**
 * Waits for everybody else who counts the same, until the end of the transaction. The count is read by a later
 * statement: one that waits still sees what was there when it began.
 */
export async function lockCounted(db: Db, counted: Counted, ...scope: readonly string[]): Promise<void> {
  const key = [counted, ...scope].join(' ');
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
