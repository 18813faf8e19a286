import { cx } from '../cx';
import { ShapeSign, type Shape, type Tone } from '../icon/shape';
import classes from './values.module.css';

/** Props of `StatusBadge`. */
export interface StatusBadgeProps {
  state: Tone;
  shape: Shape;
  label: string;
}

/** A state: shape and word first, colour third. Normal states stay on grey, only those that need someone are tinted. */
export function StatusBadge({ state, shape, label }: StatusBadgeProps) {
  return (
    <span className={cx(classes.status, classes[state])} data-state={state} data-whole>
      <ShapeSign shape={shape} />
      {label}
    </span>
  );
}
