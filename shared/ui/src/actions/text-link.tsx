import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { cx } from '../cx';
import { isPlainClick } from '../plain-click';
import classes from './button.module.css';

/** Props of `TextLink`; all of a native anchor's as well. */
export interface TextLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
  /** Takes over a plain click; a click for a new tab stays with the browser. */
  onNavigate?: (href: string) => void;
  /** Text-coloured, for a name inside a table row. The row may truncate it: hovering shows all of it. */
  quiet?: boolean;
}

/** A real link, so that it can be opened in a new tab, copied and read out as one. */
export function TextLink({ href, onNavigate, quiet, className, onClick, children, ...rest }: TextLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!onNavigate || !isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <a
      title={quiet && typeof children === 'string' ? children : undefined}
      {...rest}
      href={href}
      onClick={follow}
      className={cx(classes.link, quiet && classes.quiet, className)}
    >
      {children}
    </a>
  );
}
