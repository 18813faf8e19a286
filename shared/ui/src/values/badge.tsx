import type { ReactNode } from 'react';
import { cx } from '../cx';
import type { Tone } from '../icon/shape';
import classes from './values.module.css';

/** Short remark beside a title: "Draft", "Sandbox". */
export function Badge({ tone = 'mute', outlined, children }: { tone?: Tone; outlined?: boolean; children: ReactNode }) {
  return <span className={cx(classes.badge, classes[`${tone}Tint`], outlined && classes.outlined)}>{children}</span>;
}

/** Grouped number. `about` marks an estimate. */
export function Count({ value, about }: { value: number; about?: boolean }) {
  return <span className={classes.count}>{`${about ? '≈ ' : ''}${value.toLocaleString('en-US')}`}</span>;
}
