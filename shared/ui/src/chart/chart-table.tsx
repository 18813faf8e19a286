import type { ReactNode } from 'react';
import classes from './chart.module.css';

/** Props of `ChartTable`. */
export interface ChartTableProps {
  label: string;
  /** The first names the rows; the others are figures. */
  heads: string[];
  rows: { key: string; cells: ReactNode[] }[];
}

/** A box that scrolls is a stop of the keyboard, though nothing in it is. */
const scrolls = { role: 'region', tabIndex: 0 } as const;

/** The figures behind a chart. Long ones scroll, by keyboard too. */
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
