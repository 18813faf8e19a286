import type { ReactNode } from 'react';
import { Picture, type PictureName } from './picture';
import classes from './states.module.css';

/** Props of `StatePage`. */
export interface StatePageProps {
  picture: PictureName;
  title: string;
  message?: string | undefined;
  /** Actions: one button, and at most one link beside it. */
  children?: ReactNode;
  /** Line at the bottom edge. */
  footer?: ReactNode;
  /** `alert` for a failure, which tests find by `data-state="failed"`. */
  role?: 'status' | 'alert';
}

/** State in place of content: a drawing, a sentence, and actions. */
export function StatePage({ picture, title, message, children, footer, role }: StatePageProps) {
  return (
    <div className={classes.state} role={role} data-state={role === 'alert' ? 'failed' : undefined}>
      <div className={classes.stateBody}>
        <Picture name={picture} />
        <p className={classes.stateTitle}>{title}</p>
        {message !== undefined && <p className={classes.stateText}>{message}</p>}
        {children !== undefined && <div className={classes.stateActions}>{children}</div>}
      </div>
      {footer !== undefined && <div className={classes.stateFoot}>{footer}</div>}
    </div>
  );
}
