import { cx } from '../cx';
import { ShapeSign, type Shape, type Tone } from '../icon/shape';
import classes from './values.module.css';

/**
 * Badge of a state, distinguished by shape and label as well as color. Normal states are grey; only states that require
 * an action are colored.
 */
export interface StatusBadgeProps {
  state: Tone;
  shape: Shape;
  label: string;
}

/**
 * Badge of a state, by shape and label as well as color. Normal states are grey; only states that require an action are
 * tinted.
 */
export function StatusBadge({ state, shape, label }: StatusBadgeProps) {
  return (
    <span className={cx(classes.status, classes[state])} data-state={state} data-whole>
      <ShapeSign shape={shape} />
      {label}
    </span>
  );
}
