import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx';
import { Icon, type IconName } from '../icon/icon';
import { Spinner } from '../states/spinner';
import classes from './button.module.css';

/** `primary` once per surface; `danger` for what cannot be undone; `text` reads like a link. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'text';

/** Props of `Button`; all of a native button's as well. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: 'normal' | 'small' | 'large';
  icon?: IconName;
  /** Keeps the width, shows a spinner and swallows clicks until it is over. */
  loading?: boolean;
  /** Takes the whole width, as on the sign-in card. */
  block?: boolean;
}

/** An action, named by its result. `type` is `button` unless told, so that it never submits by accident. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'normal', icon, loading = false, block, className, children, ...rest } = props;
  const names = cx(classes.button, classes[variant], classes[size], block && classes.block, className);
  // A button that turns `disabled` while it has the focus drops it, so a busy one only says so.
  const busy = loading ? { 'aria-disabled': true, 'aria-busy': true, onClick: refuse } : {};
  return (
    <button type="button" {...rest} {...busy} className={names}>
      {loading ? <Spinner size={14} /> : icon && <Icon name={icon} />}
      {children !== undefined && <span className={classes.label}>{children}</span>}
    </button>
  );
}

const refuse = (event: { preventDefault: () => void }) => event.preventDefault();
