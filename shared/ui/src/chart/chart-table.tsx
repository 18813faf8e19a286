import type { ReactNode } from 'react';
import classes from './chart.module.css';

/** Props of `ChartTable`. */
export interface ChartTableProps {
  label: string;
  /** The first column has the names of the rows; the others have figures. */
  heads: string[];
  rows: { key: string; cells: ReactNode[] }[];
}

/** A scrolling box must be a tab stop if it has no focusable content. */
const scrolls = { role: 'region', tabIndex: 0 } as const;

/** Table with the figures of a chart. If it is long, it scrolls, also by keyboard. */
export const ChartTable = ({ label, heads, rows }: ChartTableProps) => (
  <div {...scrolls} aria-label={label} className={classes.scroller}>
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={heads[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
