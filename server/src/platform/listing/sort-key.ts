import type { SQL } from '../db/sql';

/** Types that keep their value when a cursor carries them as text. */
export type KeyType = 'text' | 'bigint' | 'numeric' | 'date' | 'timestamptz';

/** A sort key of a list. Its values are never null, because keyset pagination cannot place a null. */
export interface SortKey {
  expression: SQL;
  type: KeyType;
  /** Table of the expression, if filters do not use it: joined one to one. */
  joins?: SQL;
  /** Id of the row in that table, so that one of its indexes covers the whole order. */
  id?: SQL;
}

export type Direction = 'asc' | 'desc';

/** A sort key with a direction. The last key is always the id, which makes the order total. */
export interface OrderedKey extends SortKey {
  field: string;
  dir: Direction;
}
