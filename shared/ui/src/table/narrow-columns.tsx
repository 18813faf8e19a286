import type { ReactNode } from 'react';
import type { Column } from './table-parts';
import classes from './narrow.module.css';

interface Lines<Row> {
  first: Column<Row>[];
  second: Column<Row>[];
  end: Column<Row>[];
}

/**
 * Returns the columns for a phone: a cell with two lines, and a cell for content at their end. A table with at most two
 * columns is unchanged.
 */
export function narrowColumns<Row>(columns: Column<Row>[]): Column<Row>[] {
  if (columns.length <= 2) return columns;
  const { first, second, end } = linesOf(columns);
  const [lead] = first;
  if (!lead) return columns;
  const cells: Column<Row>[] = [
    {
      ...lead,
      align: 'start',
      render: (row) => <Lines align="start" lines={[drawn(first, row), drawn(second, row)]} />,
    },
  ];
  if (end[0])
    cells.push({
      ...end[0],
      align: 'end',
      render: (row) => <Lines align="end" lines={end.map((one) => drawn([one], row))} />,
    });
  return cells;
}

/**
 * By default the first column is in the first line, the first text in the second line, and the first number at the end.
 */
function linesOf<Row>(columns: readonly Column<Row>[]): Lines<Row> {
  const at = (place: Column<Row>['narrow']) => columns.filter(({ narrow }) => narrow === place);
  const [first, second, end] = [at('first'), at('second'), at('end')];
  const lead = first.length > 0 ? first : columns.filter(({ narrow }) => narrow === undefined).slice(0, 1);
  const free = columns.filter((column) => column.narrow === undefined && !lead.includes(column));
  const figures = end.length > 0 ? end : free.filter(({ align }) => align === 'end').slice(0, 1);
  const texts = free.filter(({ align }) => align !== 'end');
  return { first: lead, second: first.length > 0 ? second : texts.slice(0, 1), end: figures.slice(0, 2) };
}

const drawn = <Row,>(columns: Column<Row>[], row: Row): ReactNode[] =>
  columns.map(({ key, render }) => <span key={key}>{render(row)}</span>);

const Lines = ({ lines, align }: { lines: ReactNode[][]; align: 'start' | 'end' }) => (
  <span className={classes.lines} data-align={align}>
    {lines.map((line, place) => line.length > 0 && <span key={place}>{line}</span>)}
  </span>
);
