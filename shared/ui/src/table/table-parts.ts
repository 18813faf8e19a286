import type { ReactNode } from 'react';
import type { Give } from './column-widths.rules';
import type { IconName } from '../icon/icon';

/** Column of a table. */
export interface Column<Row> {
  key: string;
  title: string;
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined;
  /** Width in pixels until rows are measured. Columns without it share the remaining width. */
  width?: number | undefined;
  /**
   * Priority of shrinking. By default numbers never shrink, and the first column, which names the record, shrinks last.
   */
  give?: Give | undefined;
  /** Stays at the start while the other columns scroll horizontally. By default only the first column does. */
  pinned?: boolean | undefined;
  /** Position on a phone: first line, second line, or the end of both. By default the table determines it. */
  narrow?: 'first' | 'second' | 'end' | 'none' | undefined;
  /** Width in pixels that the user set, regardless of the content. */
  chosen?: number | undefined;
  sortable?: boolean | undefined;
  render: (row: Row) => ReactNode;
}

/** Row density. */
export type Density = 'comfortable' | 'compact';

/** Order of the rows. */
export interface Sort {
  key: string;
  dir: 'asc' | 'desc';
}

/** Action on a row. */
export interface RowAction {
  key: string;
  label: string;
  icon: IconName;
  onClick: () => void;
  disabled?: boolean | undefined;
  /** Reason for which it is disabled. */
  reason?: string | undefined;
  danger?: boolean | undefined;
}

/** Content at the end of a row: its actions, or on a phone the button that opens them. */
export type RowEnd = 'actions' | 'more' | 'none';

/** Rows selected for a bulk action. */
export interface Selection {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
}
