import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx';
import { Icon, type IconName } from '../icon/icon';
import classes from './button.module.css';

/** Props of `IconButton`, including all of a native button. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  /** Number at the corner, such as pending tasks. */
  count?: number;
  size?: 'normal' | 'small';
}

/** Button with an icon. Its name is required. */
export function IconButton({ icon, label, count = 0, size = 'normal', className, ...rest }: IconButtonProps) {
  const shown = count > 99 ? '99+' : count;
  return (
    <button
      type="button"
      title={label}
      aria-label={count > 0 ? `${label}, ${shown}` : label}
      {...rest}
      className={cx(classes.iconButton, size === 'small' && classes.iconSmall, className)}
    >
      <Icon name={icon} />
      {count > 0 && <span className={classes.corner}>{shown}</span>}
    </button>
  );
}
