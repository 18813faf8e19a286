import { sql, type SQL } from '../db/sql';
import type { SortKey } from './sort-key';

/** Sorts a name like a dictionary: by letters first, then by accents and case. */
export const inNameOrder = (name: SQL): SQL => sql`((${name}) collate name_order)`;

/** Sort key of a name. */
export const nameKey = (name: SQL): SortKey => ({ expression: inNameOrder(name), type: 'text' });
