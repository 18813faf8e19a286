import type { I18nText, Language, ListQuery } from '@console/contracts';
import type { Context } from '../context';
import type { Columns, RowOf } from '../db/column';
import { anyOf } from '../listing/filters';
import type { Listing } from '../listing/find-page';

/** A value as a file can hold it. An amount is a decimal string, a day a calendar day, an instant in UTC. */
export type Cell = string | null | { amount: string; digits: number } | { day: string } | { at: string };

export interface ExportColumn<Shown> {
  /** Its name in what is asked for; that of the column of the list where the list shows it by itself. */
  key: string;
  /** The column of the list that shows it, where that is another one. */
  seenIn?: string;
  title: I18nText;
  /** Characters that a typical value takes. */
  width: number;
  cell: (shown: Shown, labels: Labels, language: Language) => Cell;
  /** Dictionary whose labels it shows. */
  dict?: string;
}

/** Words of codes in the language of the file. */
export type Labels = (dict: string, code: string | null) => string;

/** What is asked of a list, without its pages. */
export type ExportQuery = Pick<ListQuery, 'filter' | 'keyword' | 'sort'> & { ids?: string[] | undefined };

/** A column of a file as whoever chooses among them sees it. */
interface KnownColumn {
  key: string;
  seenIn: string;
  title: I18nText;
}

/** What a file says of rows: its heads, and each row as the cells below them. */
interface Table {
  heads: { title: string; width: number }[];
  cellsOf: (row: unknown, labels: Labels) => Cell[];
}

/** Rows as the list of the same noun shows them: same reach, same filters, same order, same masks. */
export interface Dataset {
  /** Begins the name of the file. */
  name: string;
  dicts: string[];
  listing: (query: ExportQuery, context: Reader) => Promise<Listing>;
  knownColumns: () => KnownColumn[];
  /** With just these columns, or all where none are named. */
  table: (context: Viewer, language: Language, keys: readonly string[]) => Table;
}

/** What a file of it can show. */
export const columnsIn = ({ knownColumns }: Dataset): KnownColumn[] => knownColumns();

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Viewer = Pick<Context, 'actor' | 'now'>;

/** Connects the columns of an export with the rows of its listing. Snapshot rows are read by the listing's columns. */
export function datasetOf<C extends Columns, Shown>({
  listing,
  shown,
  columns,
  name,
  dicts = [],
}: Pick<Dataset, 'name'> & {
  /** Dictionaries whose labels the columns show. */
  dicts?: string[];
  /** The listing of the page; selected rows are filtered afterwards. */
  listing: (query: ExportQuery, context: Reader) => Listing<C> | Promise<Listing<C>>;
  /** Returns the function that converts a row to its shown form; called once per export, not per row. */
  shown: (context: Viewer, language: Language) => (row: RowOf<C>) => Shown;
  columns: readonly ExportColumn<Shown>[];
}): Dataset {
  return {
    name,
    dicts: [...new Set([...dicts, ...columns.flatMap(({ dict }) => dict ?? [])])],
    listing: async (query, context) => {
      const whole = await listing(query, context);
      return { ...whole, where: [...whole.where, ...anyOf(whole.id, query.ids)] };
    },
    knownColumns: () => columns.map(({ key, seenIn = key, title }) => ({ key, seenIn, title })),
    table: (context, language, keys) => {
      const shownOf = shown(context, language);
      const named = keys.flatMap((wanted) => columns.filter(({ key }) => key === wanted));
      const inOrder = named.length > 0 ? named : columns;
      return {
        heads: inOrder.map(({ title, width }) => ({ title: title[language], width })),
        cellsOf: (row, labels) => {
          // The rows were read by the columns of `listing`, so they have its row type.
          const one = shownOf(row as RowOf<C>);
          return inOrder.map(({ cell }) => cell(one, labels, language));
        },
      };
    },
  };
}
