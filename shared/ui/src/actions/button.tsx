import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx';
import { Icon, type IconName } from '../icon/icon';
import { Spinner } from '../states/spinner';
import classes from './button.module.css';

/** `primary`: at most one per surface. `danger`: for irreversible actions. `text`: looks like a link. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'text';

/** Props of `Button`, including all of a native button. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: 'normal' | 'small' | 'large';
  icon?: IconName;
  /** Displays a spinner at the same width and ignores clicks. */
  loading?: boolean;
  /** Takes the full width, as on the sign-in card. */
  block?: boolean;
}

/**
 * Button for an action, labelled with its result. `type` is `button` by default, so that it does not submit a form by
 * accident.
 */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'normal', icon, loading = false, block, className, children, ...rest } = props;
  const names = cx(classes.button, classes[variant], classes[size], block && classes.block, className);
  // A focused button loses the focus when it becomes `disabled`, so a busy button gets ARIA attributes instead.
  const busy = loading ? { 'aria-disabled': true, 'aria-busy': true, onClick: refuse } : {};
  return (
    <button type="button" {...rest} {...busy} className={names}>
      {loading ? <Spinner size={14} /> : icon && <Icon name={icon} />}
      {children !== undefined && <span className={classes.label}>{children}</span>}
    </button>
  );
}

const refuse = (event: { preventDefault: () => void }) => event.preventDefault();
