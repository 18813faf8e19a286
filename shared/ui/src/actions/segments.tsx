import { Icon, type IconName } from '../icon/icon';
import classes from './segments.module.css';

/** Props of `Segments`. */
export interface SegmentsProps<Value extends string> {
  /** Name of the group. */
  label: string;
  value: Value;
  /** With an icon, the label is the accessible name only. */
  options: { value: Value; label: string; icon?: IconName }[];
  onChange: (value: Value) => void;
}

/** Segmented control: a few adjacent options, one of which is selected. */
export const Segments = <Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) => (
  <span role="group" aria-label={label} className={classes.segments}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        aria-label={option.icon && option.label}
        title={option.icon && option.label}
        onClick={() => onChange(option.value)}
      >
        {option.icon ? <Icon name={option.icon} /> : option.label}
      </button>
    ))}
  </span>
);
