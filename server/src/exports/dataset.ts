import type { I18nText, Language, ListQuery } from '@console/contracts';
import type { Context } from '../context';
import type { Listing } from '../listing/find-page';

/** A value as a file can hold it. An amount is a decimal string, a day a calendar day, an instant in UTC. */
export type Cell = string | null | { amount: string; digits: number } | { day: string } | { at: string };

export interface ExportColumn<Row> {
  title: I18nText;
  /** Characters that a typical value takes. */
  width: number;
  cell: (row: Row, labels: Labels) => Cell;
}

/** Words of codes in the language of the file. */
export type Labels = (dict: string, code: string | null) => string;

/** What is asked of a list, without its pages. */
export type ExportQuery = Pick<ListQuery, 'filter' | 'keyword' | 'sort'> & { ids?: string[] | undefined };

/** Rows as the list of the same noun shows them: same reach, same filters, same order, same masks. */
export interface Dataset {
  /** Begins the name of the file. */
  name: string;
  dicts: string[];
  listing: (query: ExportQuery, context: Reader) => Promise<Listing>;
  columns: (context: Reader, language: Language) => Promise<ExportColumn<unknown>[]>;
}

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** Ties the columns of a noun to the rows of its listing; the snapshot in between knows only JSON. */
export function datasetOf<Row>(spec: {
  name: string;
  dicts: string[];
  listing: (query: ExportQuery, context: Reader) => Promise<Listing>;
  columns: (context: Reader, language: Language) => Promise<ExportColumn<Row>[]>;
}): Dataset {
  return {
    ...spec,
    columns: async (context, language) =>
      (await spec.columns(context, language)).map(({ cell, ...column }) => ({
        ...column,
        // The rows of the snapshot were read by the listing that stands beside these columns.
        cell: (row, labels) => cell(row as Row, labels),
      })),
  };
}
