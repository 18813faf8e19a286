import { cx } from '../cx';
import classes from './values.module.css';

/** Props of `ProgressBar`. */
export interface ProgressBarProps {
  /** Share from 0 to 1. */
  value: number;
  label: string;
  tone?: 'normal' | 'near' | 'mute';
  /** Takes the full width; otherwise it is 40 px wide within a line. */
  isWide?: boolean;
}

/** Used share of a whole. `near` marks a share near its limit. */
export function ProgressBar({ value, label, tone = 'normal', isWide = false }: ProgressBarProps) {
  const share = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <span
      className={cx(classes.track, classes[`${tone}Bar`], isWide && classes.wideTrack)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ inlineSize: `${share}%` }} />
    </span>
  );
}
