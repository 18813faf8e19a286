import { optionsMax, type OptionsQuery } from '@console/contracts';
import { sql, type SQL } from '../db/sql';
import { anyOf } from './filters';

/** Conditions for options: those that contain the keyword, or those with the ids. */
export const narrowedBy = (
  { keyword, ids }: OptionsQuery,
  { id, named }: { id: SQL; named: (keyword: string) => SQL },
): SQL[] => [...(keyword ? [named(keyword)] : []), ...anyOf(id, ids)];

/** Limits options to one more than is returned, which shows whether there are more. Requested ids are not limited. */
export const limitOf = ({ ids }: OptionsQuery): SQL => (ids ? sql`` : sql`limit ${optionsMax + 1}`);

/** Returns the response for rows that were read with `limitOf`. */
export const optionsOf = <Row>({ ids }: OptionsQuery, rows: Row[]): { list: Row[]; hasMore: boolean } =>
  ids ? { list: rows, hasMore: false } : { list: rows.slice(0, optionsMax), hasMore: rows.length > optionsMax };
