import type { ReactNode } from 'react';
import type { Give } from './column-widths.rules';
import type { IconName } from '../icon/icon';

/** One column. */
export interface Column<Row> {
  key: string;
  title: string;
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined;
  /** Pixels until there are rows, of a column whose content decides how wide it is; those without share what is left. */
  width?: number | undefined;
  /** What gives way where there is too little room. Usually never for numbers, and for a name, which comes first, last. */
  give?: Give | undefined;
  /** Stays at the start while the others scroll sideways; where none says so, the first one. */
  pinned?: boolean | undefined;
  /** Where a phone shows it: in the first line, in the second one, or at the end of both; else the table decides. */
  narrow?: 'first' | 'second' | 'end' | 'none' | undefined;
  /** Pixels that the user wants it to have, whatever stands in it. */
  chosen?: number | undefined;
  sortable?: boolean | undefined;
  render: (row: Row) => ReactNode;
}

/** How close rows stand. */
export type Density = 'comfortable' | 'compact';

/** What the rows are ordered by. */
export interface Sort {
  key: string;
  dir: 'asc' | 'desc';
}

/** Something that can be done with one row. */
export interface RowAction {
  key: string;
  label: string;
  icon: IconName;
  onClick: () => void;
  disabled?: boolean | undefined;
  /** Why it is disabled. */
  reason?: string | undefined;
  danger?: boolean | undefined;
}

/** What stands at the end of a row: its actions, or on a phone the button that leads to them. */
export type RowEnd = 'actions' | 'more' | 'none';

/** The rows that are chosen for an action on many. */
export interface Selection {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
}
