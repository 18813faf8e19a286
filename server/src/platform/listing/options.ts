import { optionsMax, type OptionsQuery } from '@console/contracts';
import { sql, type SQL } from '../db/sql';
import { anyOf } from './filters';

/** Conditions for choices: those that hold the keyword, or those of the ids. */
export const narrowedBy = (
  { keyword, ids }: OptionsQuery,
  { id, named }: { id: SQL; named: (keyword: string) => SQL },
): SQL[] => [...(keyword ? [named(keyword)] : []), ...anyOf(id, ids)];

/** One more than are answered, so that it shows whether there are more; all of those whose ids are given. */
export const limitOf = ({ ids }: OptionsQuery): SQL => (ids ? sql`` : sql`limit ${optionsMax + 1}`);

/** The answer for rows that were read with `limitOf`. */
export const optionsOf = <Row>({ ids }: OptionsQuery, rows: Row[]): { list: Row[]; hasMore: boolean } =>
  ids ? { list: rows, hasMore: false } : { list: rows.slice(0, optionsMax), hasMore: rows.length > optionsMax };
