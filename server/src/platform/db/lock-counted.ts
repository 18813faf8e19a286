import type { Db } from '../context';
import { sql } from './sql';

/**
 * Kinds of rows that are counted, or checked for duplicates, before a new row is written. A lock covers all rows of a
 * scope, including future ones. Transactions that take several of these locks must take them in this order, to avoid
 * deadlocks.
 */
type Counted =
  /** Users and roles of a company, which needs at least one owner. Scope: company. */
  | 'access'
  /** Login names and e-mail addresses. Scope: the name or address in lower case. */
  | 'account name'
  /** Registration numbers of merchants. Scope: company. */
  | 'merchant registration'
  /** Cards of a BIN in one company, for the daily, assignment and per-holder caps. Scope: company and BIN. */
  | 'cards of BIN'
  /** Saved views of a list. Scope: company and list. */
  | 'views'
  /** Recent menus. Scope: user. */
  | 'recent menus'
  /** Open uploads. Scope: user. */
  | 'uploads'
  /** Wrong e-mailed codes in a day. Scope: user. */
  | 'mailed codes'
  /** Tickets that reveal a card number. Scope: user. */
  | 'reveal tickets'
  /** Webhook endpoints. Scope: company. */
  | 'webhooks'
  /** Stored pages and mounts. Scope: session. */
  | 'session pages'
  /** Versions of an e-mail template. Scope: code of the template. */
  | 'e-mail template'
  /** Versions of an agreement. Scope: company and type. */
  | 'agreement'
  /** Parameters that limit each other. No scope. */
  | 'parameters'
  /**
   * Unique names and codes. Scope: kind of record, plus the company, merchant or channel within which they are unique.
   */
  | 'names';

/**
 * Takes a lock until the end of the transaction. Count the rows in a later statement: the statement that waits for the
 * lock sees rows as of its start.
 */
export async function lockCounted(db: Db, counted: Counted, ...scope: readonly string[]): Promise<void> {
  const key = [counted, ...scope].join(' ');
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
