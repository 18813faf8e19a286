import type { SQL } from '../db/sql';

/** Types whose values a cursor can carry as text without loss. */
export type KeyType = 'text' | 'bigint' | 'numeric' | 'date' | 'timestamptz';

/** Sort key of a list. Its values are never null, because keyset pagination cannot order nulls. */
export interface SortKey {
  expression: SQL;
  type: KeyType;
  /** Table of the expression, joined one to one, unless filters already use it. */
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
