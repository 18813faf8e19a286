import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx';
import { Icon, type IconName } from '../icon/icon';
import classes from './button.module.css';

/** Props of `IconButton`; all of a native button's as well. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  /** Its name for everyone who does not see the icon, and the tooltip for those who do. */
  label: string;
  /** A number at the corner, for what waits. */
  count?: number;
  size?: 'normal' | 'small';
}

/** An action that its icon tells; the name is never left out. */
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
