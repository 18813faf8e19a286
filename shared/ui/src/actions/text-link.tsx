import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { cx } from '../cx';
import { isPlainClick } from '../plain-click';
import classes from './button.module.css';

/** Props of `TextLink`, including all of a native anchor. */
export interface TextLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
  /** Handles ordinary clicks; the browser handles clicks that open a new tab. */
  onNavigate?: (href: string) => void;
  /** Uses the text color, for a name inside a table row. The row may truncate it; hovering shows the full text. */
  quiet?: boolean;
}

/** Native link, so that it can be opened in a new tab and copied, and screen readers announce it as a link. */
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
