import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { ShapeSign } from '../icon/shape';
import classes from './states.module.css';

/** Tone of a notice. */
export type NoticeTone = 'info' | 'ok' | 'warn' | 'bad';

const statuses: Record<NoticeTone, ReactNode> = {
  info: <Icon name="info" />,
  ok: <Icon name="check" />,
  warn: <ShapeSign shape="triangle" />,
  bad: <Icon name="error" />,
};

/** Props of `Notice`. */
export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
}

/** Notice within a page. A bad notice is announced immediately. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <div className={cx(classes.notice, classes[tone])} role={tone === 'bad' ? 'alert' : 'status'}>
      <span className={classes.noticeSign}>{statuses[tone]}</span>
      <div>
        {title !== undefined && <p className={classes.noticeTitle}>{title}</p>}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </div>
    </div>
  );
}
