import { cx } from '../cx';
import classes from './values.module.css';

/** Props of `ProgressBar`. */
export interface ProgressBarProps {
  /** Share from 0 to 1. */
  value: number;
  label: string;
  tone?: 'normal' | 'near' | 'mute';
  /** As wide as what it stands in; otherwise it is a sign of 40 px within a line. */
  isWide?: boolean;
}

/** How much of a whole is used. `near` says that little is left. */
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
