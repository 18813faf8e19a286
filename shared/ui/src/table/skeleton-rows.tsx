import type { Column, RowEnd } from './table-parts';
import narrow from './narrow.module.css';
import classes from './table.module.css';

const rowCount = 8;
/** Repeating widths, so that the bars look like text and do not change between renders. */
const shares = [70, 52, 64, 44, 58];

/** Grey bars in the columns and row height of the table, fading downwards. */
export function SkeletonRows<Row>({ columns, hasBox, end }: { columns: Column<Row>[]; hasBox: boolean; end: RowEnd }) {
  return Array.from({ length: rowCount }, (_, row) => (
    <tr key={row} className={classes.row} aria-hidden="true" style={{ opacity: 1 - row / rowCount }}>
      {hasBox && <td className={classes.selectCell} />}
      {columns.map((column, index) => (
        <td key={column.key} className={column.align === 'end' ? classes.end : undefined}>
          <span className={classes.bar} style={{ inlineSize: `${shares[(row + index) % shares.length] ?? 60}%` }} />
        </td>
      ))}
      {end !== 'none' && <td className={end === 'more' ? narrow.more : classes.actionsCell} />}
    </tr>
  ));
}
