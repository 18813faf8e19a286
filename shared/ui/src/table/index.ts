export * from './data-table';
export * from './list-bars';
export * from './pager';
export * from './table-parts';
export type { ContentWidths } from './use-column-widths';
