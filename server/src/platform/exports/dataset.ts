import type { I18nText, Language, ListQuery } from '@console/contracts';
import type { Context } from '../context';
import type { Columns, RowOf } from '../db/column';
import { anyOf } from '../listing/filters';
import type { Listing } from '../listing/find-page';

/** A value of a file: text, an amount as a decimal string, a calendar day, or an instant in UTC. */
export type Cell = string | null | { amount: string; digits: number } | { day: string } | { at: string };

export interface ExportColumn<Shown> {
  /** Key in export requests; also the key of the list's column, unless `seenIn` names another one. */
  key: string;
  /** Key of the list's column that shows it, if different. */
  seenIn?: string;
  title: I18nText;
  /** Width in characters of a typical value. */
  width: number;
  cell: (shown: Shown, labels: Labels, language: Language) => Cell;
  /** Dictionary for its labels. */
  dict?: string;
}

/** Returns labels of codes in the language of the file. */
export type Labels = (dict: string, code: string | null) => string;

/** Query of a list without its pages. */
export type ExportQuery = Pick<ListQuery, 'filter' | 'keyword' | 'sort'> & { ids?: string[] | undefined };

/** A column in the choice of an export. */
interface KnownColumn {
  key: string;
  seenIn: string;
  title: I18nText;
}

/** A table of rows: its column titles, and each row as cells. */
interface Table {
  heads: { title: string; width: number }[];
  cellsOf: (row: unknown, labels: Labels) => Cell[];
}

/** Rows of a list in a file, with the same data scope, filters, order and masks. */
export interface Dataset {
  /** Prefix of the file name. */
  name: string;
  dicts: string[];
  listing: (query: ExportQuery, context: Reader) => Promise<Listing>;
  knownColumns: () => KnownColumn[];
  /** Returns a table with these columns; with all if none are named. */
  table: (context: Viewer, language: Language, keys: readonly string[]) => Table;
}

/** Returns the columns that an export can have. */
export const columnsIn = ({ knownColumns }: Dataset): KnownColumn[] => knownColumns();

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Viewer = Pick<Context, 'actor' | 'now'>;

/** `shown` of a dataset whose rows are shown by the function of its list, which masks them for the actor. */
export const forActor =
  <Row, Shown>(toShown: (row: Row, actor: Context['actor']) => Shown) =>
  ({ actor }: Viewer) =>
  (row: Row): Shown =>
    toShown(row, actor);

/** Connects the columns of an export with the rows of its listing. Snapshot rows are read by the listing's columns. */
export function datasetOf<C extends Columns, Shown>({
  listing,
  shown,
  columns,
  name,
  dicts = [],
}: Pick<Dataset, 'name'> & {
  /** Dictionaries for the labels of the columns. */
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
          // The rows were read with the columns of `listing`, so they have its row type.
          const one = shownOf(row as RowOf<C>);
          return inOrder.map(({ cell }) => cell(one, labels, language));
        },
      };
    },
  };
}
