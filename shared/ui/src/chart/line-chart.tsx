import { axisOf, heightOf, labelledOf, lineOf, placeOf } from './chart.rules';
import classes from './chart.module.css';

/** Point of a line. */
export interface ChartPoint {
  key: string;
  /** Label below the axis. */
  label: string;
  value: number;
  /** Value of the preceding period. */
  before: number;
  /** Description of the point, displayed on hover. */
  announced: string;
}

/** Props of `LineChart`. */
export interface LineChartProps {
  /** Accessible description with the total. */
  label: string;
  points: ChartPoint[];
  /** Formats a value beside its axis line. */
  format: (value: number) => string;
  labels: { now: string; before: string };
}

/** Line over time, with the preceding period as a dashed line. All figures are in the table beside it. */
export function LineChart({ label, points, format, labels }: LineChartProps) {
  const values = points.map(({ value }) => value);
  const before = points.map((point) => point.before);
  const axis = axisOf([...values, ...before]);
  const line = lineOf(values, axis);
  const foot = 100 - heightOf(0, axis) * 100;
  const at = (index: number) => placeOf(index, points.length);
  return (
    <div role="img" aria-label={label}>
      <p className={classes.legend}>
        <span data-line="now">{labels.now}</span>
        <span data-line="before">{labels.before}</span>
      </p>
      <div className={classes.plot}>
        {axis.ticks.map((tick) => (
          <span key={tick} className={classes.tick} style={{ insetBlockEnd: `${heightOf(tick, axis) * 100}%` }}>
            <small>{format(tick)}</small>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polygon points={`${at(0)},${foot} ${line} ${at(points.length - 1)},${foot}`} />
          <polyline data-line="before" points={lineOf(before, axis)} />
          <polyline data-line="now" points={line} />
        </svg>
        {points.map(({ key, announced }, index) => (
          <span
            key={key}
            className={classes.point}
            title={announced}
            style={{ insetInlineStart: `${at(index)}%`, inlineSize: `${100 / points.length}%` }}
          />
        ))}
      </div>
      <div className={classes.days}>
        {labelledOf(points.length).map((index) => (
          <small
            key={points[index]?.key}
            style={{ insetInlineStart: `${at(index)}%` }}
            data-first={index === 0 || undefined}
          >
            {points[index]?.label}
          </small>
        ))}
      </div>
    </div>
  );
}
