import type { SQL } from '../db/sql';

/** Types that a cursor can carry as text and give back unchanged. */
export type KeyType = 'text' | 'bigint' | 'numeric' | 'date' | 'timestamptz';

/** What a list can be sorted by. Never null: a null has no place in a keyset. */
export interface SortKey {
  expression: SQL;
  type: KeyType;
  /** The table of the expression, where filters do not use it: joined one to one. */
  joins?: SQL;
  /** The id of the row as that table has it, so that one index of it serves the whole order. */
  id?: SQL;
}

export type Direction = 'asc' | 'desc';

/** A key in the order of one query; the last one is always the id, so that the order is total. */
export interface OrderedKey extends SortKey {
  field: string;
  dir: Direction;
}
